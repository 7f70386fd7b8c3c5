// Prints what visitors corrected of the assistant and allow us to keep, one JSON object a line, without names, contacts and VINs:
//   DATABASE_URL=postgres://… npm run corrections > corrections.jsonl

import { openDatabase } from '../server/src/compose.ts'
import { exampleCorrections } from '../server/src/domains/assistant/examples.ts'
import { readEnvOrExit } from '../server/src/env.ts'
import { systemClock } from '../server/src/platform/clock.ts'

const db = await openDatabase(readEnvOrExit())
for await (const example of exampleCorrections({ db, clock: systemClock }))
  console.log(JSON.stringify(example))
await db.close()
