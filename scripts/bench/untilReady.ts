import type { ChildProcess } from 'node:child_process'

/** Resolves when a site says on its output that it answers; rejects when it ends before. */
export function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', text => String(text).includes('is running') && resolve())
    child.once('exit', () => reject(new Error('the site ended before it was ready')))
  })
}
