// Writes all generated code: npm run codegen
import { generatePrisma, generateRelay, generateSchema } from './lib/generated.mjs'
import { binary, refuse, root, runNode } from './lib/processes.mjs'
import { setUp } from './lib/steps.mjs'

await setUp()
for (const [what, generate] of [
  ['the Prisma client', () => generatePrisma(root)],
  ['the versions of the policies', () => runNode([binary('tsx'), 'scripts/policyVersions.ts'])],
  ["the assistant's data", () => runNode([binary('tsx'), 'scripts/mindData.ts'])],
  ['schema.graphql', generateSchema],
  ['docs/partner.graphql', () => runNode([binary('tsx'), 'scripts/partnerContract.ts'])],
  ['.env.example', () => runNode([binary('tsx'), 'scripts/envExample.ts'])],
  ["the client's constants", () => runNode([binary('tsx'), 'scripts/clientConstants.ts'])],
  ['the catalogue of notices', () => runNode([binary('tsx'), 'scripts/noticeCatalogue.ts'])],
  ["Relay's artifacts", generateRelay],
  ['the index of decisions', () => runNode(['scripts/decisionsIndex.mjs'])],
]) {
  if ((await generate()) !== 0) refuse(`Generating ${what} failed: see above.`)
}
