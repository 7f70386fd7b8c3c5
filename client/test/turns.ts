/** Lets everything run that waits for nothing but its turn. */
export async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(resolve => setImmediate(resolve))
}
