// Sums up the ledger and reports discrepancies:  DATABASE_URL=postgres://… npm run verify-ledger

import { openDatabase } from '../server/src/compose.ts'
import { findDiscrepancies } from '../server/src/domains/payments/ledgerAudit.ts'
import { readEnvOrExit } from '../server/src/env.ts'
import { systemClock } from '../server/src/platform/clock.ts'

const db = await openDatabase(readEnvOrExit())
const discrepancies = await findDiscrepancies(db.prisma, systemClock.now())
await db.close()
for (const discrepancy of discrepancies) console.log(discrepancy)
console.log(discrepancies.length === 0 ? 'The ledger is in order.' : `${discrepancies.length} discrepancies.`)
process.exitCode = discrepancies.length === 0 ? 0 : 1
