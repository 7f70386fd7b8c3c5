import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Resources that isolated work may use before it is ended. */
export interface IsolationLimits {
  /** Megabytes of JavaScript objects; buffers of bytes do not count. */
  readonly memoryMb: number
  readonly timeoutMs: number
}

/** The work exceeded its limits and was ended. */
export class IsolatedWorkFailed extends Error {
  override readonly name = 'IsolatedWorkFailed'
}

const IS_SOURCE = import.meta.url.endsWith('.ts')

/**
 * Runs `module` (the URL of a .ts file, or its compiled .js) on `input` in a process of its own without our
 * secrets, and returns the one message it sends back; hostile input cannot harm this process. Throws
 * IsolatedWorkFailed.
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
      // Errors while the child is being killed do not matter.
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
