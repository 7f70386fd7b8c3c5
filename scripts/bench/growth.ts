// Prints what each read costs in markets of several sizes. Started by scripts/bench.mjs with --size.
import { readFileSync } from 'node:fs'
import { auditLedger } from '../../server/src/domains/payments/ledgerAudit.jobs.ts'
import { handlers } from '../../server/src/domains/reactions.ts'
import { decodeGlobalId } from '../../server/src/platform/globalIds.ts'
import { setup } from '../../server/test/globalSetup.ts'
import { createPaymentsWorld } from '../../server/test/paymentsWorld.ts'
import { largeMarket, type MarketSize } from '../../server/test/postgres/largeMarket.ts'
import { marketReads } from '../../server/test/postgres/marketReads.ts'
import { clientQueries, createSubject, senderOf } from '../../server/test/screens.ts'

/** Cost of one execution in processor milliseconds. */
interface Reading {
  readonly server: number
  readonly postgres: number
}

/** A text gets its name at its second use, and its plan stays from the sixth execution on. */
const UNTIL_PLANNED = 7
const ROUNDS = 5
const TIMES = 8
/** Lists of everything, made to count whole tables, and the nightly comparison of everything. */
const WHOLE: readonly string[] = ['RemoveAllDialogQuery', auditLedger.queue]

function marketOf(requests: number): MarketSize {
  return {
    requests,
    offersPerRequest: 5,
    messagesPerOrder: 20,
    buyers: requests / 10,
    providers: Math.max(900, Math.round(requests / 1000) * 15),
  }
}

/** Time that the process `pid` ran, in ms; Linux alone says it finely enough. */
function ranMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

async function measure(requests: number): Promise<Map<string, Reading>> {
  const world = await createPaymentsWorld({ poolSize: 1 })
  const subject = await createSubject(world)
  const { db, clock, rateLimit } = world.harness.services
  // All reads come from one address.
  Object.assign(rateLimit, { spend: async () => {} })
  const local = (id: string) => decodeGlobalId(id)?.id ?? ''
  const ours = {
    buyerId: local(subject.buyerId),
    providerId: local(subject.providerId),
    conversationId: local(subject.conversationId),
  }
  // References between millions of generated rows are right by construction, and slow to check.
  await db.script(
    `SET session_replication_role = replica; ${largeMarket(clock.now(), ours, marketOf(requests))};
     SET session_replication_role = origin`,
  )
  await db.script('VACUUM ANALYZE')
  const { rows } = await db.query('SELECT pg_backend_pid() AS pid')
  const backend = Number(rows[0]?.pid)
  const reads: (readonly [string, () => Promise<unknown>])[] = []
  for (const [name, text] of await clientQueries()) reads.push([name, await senderOf(world, subject, text)])
  for (const { title, caller, text } of marketReads(world.cast)) reads.push([title, () => caller.data(text)])
  for (const { queue, cron } of handlers)
    if (cron !== undefined) reads.push([`timer ${queue}`, () => world.harness.runJob(queue)])
  const found = new Map<string, Reading>()
  for (const [name, read] of reads.filter(([title]) => !WHOLE.some(whole => title.endsWith(whole)))) {
    for (let times = 0; times < UNTIL_PLANNED; times += 1) await read()
    const samples: Reading[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = { own: process.cpuUsage(), postgres: ranMs(backend) }
      for (let times = 0; times < TIMES; times += 1) await read()
      const { user, system } = process.cpuUsage(before.own)
      samples.push({
        server: (user + system) / 1000 / TIMES,
        postgres: (ranMs(backend) - before.postgres) / TIMES,
      })
    }
    found.set(name, {
      server: median(samples.map(({ server }) => server)),
      postgres: median(samples.map(({ postgres }) => postgres)),
    })
  }
  await world.close()
  return found
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const sizes = process.argv.slice(2).map(Number)
const dropTemplate = await setup()
try {
  const bySize: Map<string, Reading>[] = []
  for (const size of sizes) {
    const startedAt = performance.now()
    bySize.push(await measure(size))
    console.log(
      `${size} requests: filled and read in ${Math.round((performance.now() - startedAt) / 1000)} s`,
    )
  }
  print(bySize)
} finally {
  await dropTemplate()
}

/** One line for each read: CPU of both in each size, and how often the first is in the last, dearest first. */
function print(bySize: readonly Map<string, Reading>[]): void {
  const [least] = bySize
  const most = bySize.at(-1)
  if (!least || !most) return
  const total = (reading?: Reading) => (reading ? reading.server + reading.postgres : 0)
  const growth = (name: string) => total(most.get(name)) / total(least.get(name))
  console.log(`\nCPU ms of server and Postgres for ${sizes.join(', ')} requests, and the last of the first`)
  for (const name of [...least.keys()].toSorted((one, other) => growth(other) - growth(one))) {
    const cells = bySize.map(readings => {
      const { server, postgres } = readings.get(name) ?? { server: 0, postgres: 0 }
      return `${server.toFixed(2)} + ${postgres.toFixed(2)}`.padEnd(16)
    })
    console.log(
      `  ${name.padEnd(52)} ${cells.join('')} ${growth(name).toFixed(2)} (Postgres ${((most.get(name)?.postgres ?? 0) / (least.get(name)?.postgres || 1)).toFixed(2)})`,
    )
  }
}
