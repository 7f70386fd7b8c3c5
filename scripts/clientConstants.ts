import { readFile, writeFile } from 'node:fs/promises'
import { COMMISSION_BPS, DEPOSIT_BPS } from '../server/src/domains/offers/orderTerms.ts'

const file = new URL('../client/src/lib/generated/orderTerms.ts', import.meta.url)

/** What public pages say of the product, from the constants that the server reckons with. */
function printed(): string {
  const commissions = Object.entries(COMMISSION_BPS).map(([condition, bps]) => `  ${condition}: ${bps},\n`)
  return [
    '// Written by npm run codegen from server/src/domains/offers/orderTerms.ts.\n\n',
    '/** What a provider pays on a completed order, in basis points by what the part is, taxes included. */\n',
    `export const COMMISSION_BPS = {\n${commissions.join('')}} as const\n\n`,
    '/** What a reservation takes now, in basis points of the price. */\n',
    `export const DEPOSIT_BPS = ${DEPOSIT_BPS}\n`,
  ].join('')
}

if (process.argv[2] === '--check') process.exitCode = (await readFile(file, 'utf8')) === printed() ? 0 : 1
else await writeFile(file, printed())
