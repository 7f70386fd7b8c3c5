import type { Logger } from './logger.ts'

/** What has been opened and must be closed before the process ends. */
export interface Opened {
  /** Registers how to close what was just opened. Last opened is closed first. */
  add(name: string, close: () => unknown): void
}

/** A failure that its message explains whole: it is shown to the person at the terminal, without a stack. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused'
}

const ONE_KEYPRESS_MS = 400

/**
 * Runs a program until it is told to stop, or until `start` returns 'done'. SIGINT and SIGTERM close everything and end
 * with code 0; a second signal ends at once with code 1. A fault that nobody caught is logged and ends with code 1: what
 * state the process is in is then unknown, and whoever supervises it starts a new one.
 */
export function runProcess(logger: Logger, start: (opened: Opened) => Promise<'done' | void>): void {
  const closers: { name: string; close: () => unknown }[] = []
  let closingSince: number | null = null

  const closeAll = async () => {
    for (const { name, close } of closers.toReversed()) {
      try {
        await close()
        logger.debug({ part: name }, 'closed')
      } catch (error) {
        logger.error({ err: error, part: name }, 'could not be closed')
      }
    }
  }
  const stop = (signal: NodeJS.Signals) => {
    if (closingSince !== null) {
      // Ctrl-C under npm arrives twice, from the terminal and from npm.
      if (performance.now() - closingSince < ONE_KEYPRESS_MS) return
      logger.warn({ signal }, 'told twice: ending at once')
      process.exit(1)
    }
    closingSince = performance.now()
    logger.info({ signal }, 'closing')
    void closeAll().then(() => process.exit(0))
  }
  const fail = (error: unknown) => {
    logger.fatal({ err: error }, 'fault that nobody caught')
    process.exit(1)
  }

  process.on('SIGINT', stop).on('SIGTERM', stop)
  process.on('uncaughtException', fail).on('unhandledRejection', fail)
  const run = async () => {
    const outcome = await start({ add: (name, close) => closers.push({ name, close }) })
    if (outcome !== 'done') return
    closingSince = performance.now()
    await closeAll()
    process.exit(0)
  }
  run().catch(async error => {
    // What was half open when the signal came fails in its own ways; that is no news.
    if (closingSince !== null) return
    closingSince = performance.now()
    if (error instanceof StartRefused) process.stderr.write(`\n${error.message}\n\n`)
    else logger.fatal({ err: error }, 'could not start')
    await closeAll()
    process.exit(1)
  })
}
