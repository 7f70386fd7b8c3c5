import fc from 'fast-check'
import { expect, test } from 'vitest'
import { take } from './moneyHistories/acts.ts'
import { checkBooks, quiesce } from './moneyHistories/checks.ts'
import { openPlay, openStage } from './moneyHistories/stage.ts'
import { BEGINNINGS, history } from './moneyHistories/steps.ts'

/** `npm run money-histories` plays thousands; each run of the tests some other ones. */
const COUNT = Number(process.env.MONEY_HISTORIES ?? 15)
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000)
/** Histories of one database. */
const PER_WORLD = 25
const PATIENCE = 30 * 60_000

const worlds = Array.from({ length: Math.ceil(COUNT / PER_WORLD) }, (_, index) => ({
  seed: SEED + index,
  numRuns: Math.min(PER_WORLD, COUNT - index * PER_WORLD),
}))

test.each(worlds)(
  'loses and invents no centésimo in $numRuns random histories of seed $seed',
  async ({ seed, numRuns }) => {
    const stage = await openStage()
    try {
      await fc.assert(
        fc.asyncProperty(history, async given => {
          const play = await openPlay(stage, given)
          try {
            for (const step of [...(BEGINNINGS[given.beginning] ?? []), ...given.steps])
              await take(play, step)
          } finally {
            await quiesce(play)
          }
          await checkBooks(play)
        }),
        { seed, numRuns },
      )
      expect(await sumOfLedger(stage)).toBe(0)
    } finally {
      await stage.world.close()
    }
  },
  PATIENCE,
)

async function sumOfLedger({ world }: Awaited<ReturnType<typeof openStage>>): Promise<number> {
  const { _sum } = await world.harness.services.db.prisma.ledgerEntry.aggregate({
    _sum: { amountCentesimos: true },
  })
  return _sum.amountCentesimos ?? 0
}
