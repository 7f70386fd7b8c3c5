// Speed of this machine, for limits of time: the same machine may be three times slower an hour later.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Ms that the work takes on the machine that the limits are written for: two cores at 2.1 GHz, quiet. */
const REFERENCE_MS = 600

/** Fixed work of the kind that tests do: property access and strings. */
function work() {
  const startedAt = performance.now()
  const sums = {}
  for (let at = 0; at < 400_000; at += 1) sums[`k${at % 5000}`] = (sums[`k${at % 5000}`] ?? 0) + at
  let text = JSON.stringify(sums)
  for (let at = 0; at < 150; at += 1) text = JSON.stringify(JSON.parse(text))
  return performance.now() - startedAt
}

/** Ms of the work in a thread of its own. */
function timed() {
  return new Promise((resolve, reject) => {
    const code = `require('node:worker_threads').parentPort.postMessage((${work})())`
    new Worker(code, { eval: true }).once('message', resolve).once('error', reject)
  })
}

/**
 * How many times slower than the reference this machine is now, with work on two cores; 1 where it is as fast
 * or faster. Takes about a second there.
 */
export async function slowness() {
  const threads = Math.min(2, availableParallelism())
  const times = await Promise.all(Array.from({ length: threads }, timed))
  return Math.max(1, Math.max(...times) / REFERENCE_MS)
}
