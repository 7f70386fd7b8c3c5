import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { keepPayable, keepPayoutAccount } from '../../../test/payoutsWorld.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { newId } from '../../platform/ids.ts'
import { WrongState } from '../../platform/refusal.ts'
import { post } from '../payments/ledger.ts'
import { findDiscrepancies } from '../payments/ledgerAudit.ts'
import { cancellationFeePostings } from '../payments/postings.ts'
import { requireProvider } from '../viewer.ts'
import { closePayoutBatch, markPayoutFailed, markPayoutPaid } from './payoutBatch.operations.ts'

let harness: Harness
let cast: Cast
let providers: string[]
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  providers = [cast.litoral, cast.bulevar].map(({ viewer }) => requireProvider(viewer).provider.id)
  for (const id of providers) await keepPayoutAccount(harness, id)
})
afterAll(() => harness.close())

interface Line {
  readonly id: string
  readonly whose: number
  readonly amount: number
  state: 'PENDING' | 'PAID' | 'FAILED'
}
/** The reference: what each provider is owed, and each line, in centésimos. */
interface Books {
  readonly payable: number[]
  readonly lines: Line[]
}

const whose = fc.nat({ max: 1 })
const amount = fc.integer({ min: 1, max: 900_000 })
const step = fc.oneof(
  fc.record({ act: fc.constant('release' as const), whose, amount }),
  fc.record({ act: fc.constant('fee' as const), whose, amount }),
  fc.record({ act: fc.constant('close' as const) }),
  fc.record({ act: fc.constantFrom('pay' as const, 'fail' as const), which: fc.nat({ max: 50 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take(given: Step, books: Books): Promise<void> {
  const admin = cast.admin.context()
  if (given.act === 'release') {
    await keepPayable(harness, providers[given.whose] ?? '', given.amount)
    books.payable[given.whose] = (books.payable[given.whose] ?? 0) + given.amount
  } else if (given.act === 'fee') {
    await harness.services.transact(({ tx }) =>
      post(tx, {
        kind: 'CANCELLATION_FEE',
        subjectId: newId(),
        orderId: null,
        paymentId: null,
        postings: cancellationFeePostings(given.amount, providers[given.whose] ?? ''),
        at: harness.clock.now(),
      }),
    )
    books.payable[given.whose] = (books.payable[given.whose] ?? 0) - given.amount
  } else if (given.act === 'close') {
    const due = books.payable.map(owed => Math.max(0, owed))
    const closing = closePayoutBatch(admin, newId())
    if (due.every(owed => owed === 0)) return expect(closing).rejects.toThrow(WrongState)
    const { batchId } = await closing
    const lines = await harness.services.db.prisma.payoutLine.findMany({ where: { batchId } })
    expect(
      providers.map(id => lines.find(({ providerId }) => providerId === id)?.amountCentesimos ?? 0),
    ).toEqual(due)
    for (const { id, providerId, amountCentesimos } of lines) {
      const index = providers.indexOf(providerId)
      books.payable[index] = (books.payable[index] ?? 0) - amountCentesimos
      books.lines.push({ id, whose: index, amount: amountCentesimos, state: 'PENDING' })
    }
  } else {
    const line = books.lines[given.which % Math.max(1, books.lines.length)]
    if (!line) return
    const isPossible = given.act === 'pay' ? line.state === 'PENDING' : line.state !== 'FAILED'
    const settling =
      given.act === 'pay'
        ? markPayoutPaid(admin, line.id)
        : markPayoutFailed(admin, { lineId: line.id, reason: 'Cuenta cerrada' })
    if (!isPossible) return expect(settling).rejects.toThrow(WrongState)
    await settling
    if (given.act === 'fail') books.payable[line.whose] = (books.payable[line.whose] ?? 0) + line.amount
    line.state = given.act === 'pay' ? 'PAID' : 'FAILED'
  }
}

async function ledger(account: 'PROVIDER_PAYABLE' | 'PAYING_OUT' | 'BANK'): Promise<number[]> {
  const sums = await harness.services.db.prisma.ledgerEntry.groupBy({
    by: ['providerId'],
    where: { account },
    _sum: { amountCentesimos: true },
  })
  return providers.map(
    id => 0 - (sums.find(({ providerId }) => providerId === id)?._sum.amountCentesimos ?? 0),
  )
}
const inState = ({ lines }: Books, state: Line['state']) =>
  [0, 1].map(index =>
    lines.reduce((sum, line) => sum + (line.whose === index && line.state === state ? line.amount : 0), 0),
  )

test('agrees with simple books after any history of releases, fees, batches, payments and failures', async () => {
  // The histories follow each other in one database, and so in one reference.
  const books: Books = { payable: [0, 0], lines: [] }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      for (const given of steps) await take(given, books)
      expect(await ledger('PROVIDER_PAYABLE')).toEqual(books.payable)
      expect(await ledger('PAYING_OUT')).toEqual(inState(books, 'PENDING'))
      expect(await ledger('BANK')).toEqual(inState(books, 'PAID'))
      expect(await findDiscrepancies(harness.services.db.prisma, harness.clock.now())).toEqual([])
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
