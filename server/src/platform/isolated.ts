import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a piece of work may use before it is ended. */
export interface IsolationLimits {
  /** Of JavaScript objects, in megabytes; buffers of bytes do not count. */
  readonly memoryMb: number
  readonly timeoutMs: number
}

/** The work was ended for using more than it may. */
export class IsolatedWorkFailed extends Error {
  override readonly name = 'IsolatedWorkFailed'
}

const IS_SOURCE = import.meta.url.endsWith('.ts')

/**
 * Hands `input` to `module` (the URL of a .ts file; what is compiled of it, where this is compiled too) in a process of
 * its own, which has none of our secrets, and returns the one message it sends back: whatever hostile input makes of it,
 * this process goes on. Throws IsolatedWorkFailed.
 */
export function runIsolated(module: URL, input: object, limits: IsolationLimits): Promise<unknown> {
  const file = fileURLToPath(module)
  const child = fork(IS_SOURCE ? file : file.replace(/\.ts$/, '.js'), {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`, ...(IS_SOURCE ? ['--import', 'tsx'] : [])],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      child.removeAllListeners()
      // What happens while it is being ended is of no interest.
      child.on('error', () => {})
      child.kill('SIGKILL')
      settle()
    }
    const fail = (reason: string) => end(() => reject(new IsolatedWorkFailed(reason)))
    const timer = setTimeout(() => fail(`more than ${limits.timeoutMs} ms`), limits.timeoutMs)
    child.once('message', answer => end(() => resolve(answer)))
    const breakOff = (error: Error) => end(() => reject(error))
    child.once('error', breakOff)
    // Without memory a process ends by a signal; with a code, when its program is wrong.
    child.once('exit', (code, signal) =>
      signal ? fail(`ended with ${signal}`) : breakOff(new Error(`${file} ended with code ${code}`)),
    )
    child.send(input)
  })
}
