// Runs in its own process for cost.test.ts, with --expose-gc: measures loading the mind and its first
// message.

import { TERMS } from './terms.ts'

const MESSAGE = 'Hola, necesito la óptica delantera izquierda de un Gol 2012, soy de Salto y estoy apurada'
const collect = globalThis.gc
if (!collect) throw new Error('Needs --expose-gc')
const heap = () => {
  collect()
  return process.memoryUsage().heapUsed
}

const before = heap()
const { converse, NEW_CONVERSATION } = await import('../converse.ts')
const { LEXICON } = await import('../read/lexicon.ts')
const stepsOfMessage = () => {
  const from = LEXICON.steps
  converse(NEW_CONVERSATION, { says: MESSAGE, photos: 0, thisYear: 2026 }, TERMS)
  return LEXICON.steps - from
}
const first = stepsOfMessage()
const bytes = heap() - before
process.stdout.write(JSON.stringify({ first, second: stepsOfMessage(), bytes }))
