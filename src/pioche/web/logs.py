"""Logs as JSON, one line each: what happened at which table, never a secret, a card or what somebody typed."""

import logging
import sys
from typing import Any, TextIO

import structlog
from structlog.types import Processor

SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
)


def set_up_logs(is_quiet: bool = False, stream: TextIO = sys.stderr) -> None:
    """Our lines and those of the libraries, through one door; quiet where a person reads along."""
    level = logging.WARNING if is_quiet else logging.INFO
    renderer = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*SHARED, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    strip: Any = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[strip, renderer], foreign_pre_chain=[*SHARED]))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
