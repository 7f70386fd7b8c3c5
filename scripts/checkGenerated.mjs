// Fails when committed generated code, or the migrations, are not what their sources give.
import { stalePrismaFiles, staleRelayArtifacts, unlessPassed } from './lib/generated.mjs'
import { binary, runNode } from './lib/processes.mjs'

const runTypeScript = async (file, complaint, ...args) =>
  (await runNode([binary('tsx'), file, ...args])) === 0 ? [] : [complaint]

const stale = [
  ...(await unlessPassed('prisma', ['prisma', 'server/src/generated'], stalePrismaFiles)),
  ...(await unlessPassed('migrations', ['prisma', 'scripts/lib'], () =>
    runTypeScript('scripts/checkMigrations.ts', 'prisma/migrations (write one: npm run migration -- name)'),
  )),
  ...(await runTypeScript(
    'scripts/policyVersions.ts',
    'server/src/domains/accounts/policies/policyVersions.ts',
    '--check',
  )),
  ...(await runTypeScript('scripts/mindData.ts', 'server/src/mind/generated', '--check')),
  ...(await runTypeScript('scripts/checkSchema.ts', 'schema.graphql')),
  ...(await runTypeScript('scripts/partnerContract.ts', 'docs/partner.graphql', '--check')),
  ...(await runTypeScript('scripts/clientConstants.ts', 'client/src/lib/generated', '--check')),
  ...(await runTypeScript('scripts/noticeCatalogue.ts', 'docs/notices.md', '--check')),
  ...(await staleRelayArtifacts()),
  ...((await runNode(['scripts/decisionsIndex.mjs', '--check'])) === 0 ? [] : ['docs/decisions/README.md']),
]
if (stale.length > 0) {
  console.error(`Not what their sources give; npm run codegen writes them anew:\n  ${stale.join('\n  ')}`)
  process.exitCode = 1
}
