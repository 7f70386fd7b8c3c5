import type { Logger } from './logger.ts'

/** Resources that must be closed before the process ends. */
export interface Opened {
  /** Registers how to close a resource. The last opened is closed first. */
  add(name: string, close: () => unknown): void
}

/** A failure that its message fully explains: shown at the terminal without a stack. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused'
}

const ONE_KEYPRESS_MS = 400

/**
 * Runs a program until a signal stops it, then closes what it opened. A fault outside of any request ends it
 * too: its state is then unknown, and the supervisor starts a new process.
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
    // Failures of half-opened resources after a signal are expected.
    if (closingSince !== null) return
    closingSince = performance.now()
    if (error instanceof StartRefused) process.stderr.write(`\n${error.message}\n\n`)
    else logger.fatal({ err: error }, 'could not start')
    await closeAll()
    process.exit(1)
  })
}
