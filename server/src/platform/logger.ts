import { type Logger, pino } from 'pino'

export type { Logger }

/** Structured logs, one JSON object a line. Values under the redacted names never reach a log. */
export function createLogger(options: { level: string }): Logger {
  return pino({
    level: options.level,
    base: null,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
        'req.headers.cookie',
        'req.headers.authorization',
      ],
      censor: '[redacted]',
    },
  })
}
