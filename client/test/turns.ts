/** Lets all pending microtasks and tasks run. */
export async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(resolve => setImmediate(resolve))
}
