import type { Prisma } from '../../../generated/prisma/client.ts'
import { dayOf } from '../../../platform/businessDays.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Services } from '../../context.ts'
import {
  type ModelCompletion,
  type ModelCosts,
  ModelFailed,
  type ModelFailure,
  type ModelRequest,
  type ModelUsage,
} from './languageModel.ts'

export const ALL = 'all'

/** Estimate for a small picture; models differ. */
const TOKENS_PER_PICTURE = 3000
const TOKENS_PER_MESSAGE = 10

/** The maximum of a request: a token has at least one byte of text. */
function mostUsage({ instructions, messages, schema, maxOutputTokens }: ModelRequest): ModelUsage {
  const texts = [instructions, JSON.stringify(schema), ...messages.map(({ text }) => text)]
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const pictures = messages.reduce((sum, message) => sum + message.pictures.length, 0)
  return {
    inputTokens: bytes + messages.length * TOKENS_PER_MESSAGE + pictures * TOKENS_PER_PICTURE,
    outputTokens: maxOutputTokens,
  }
}

const MILLION = 1_000_000

/** Centésimos, rounded up. */
export function costOf({ inputTokens, outputTokens }: ModelUsage, { input, output }: ModelCosts): number {
  return Math.ceil((inputTokens * input + outputTokens * output) / MILLION)
}

type Parts = Pick<Services, 'transact' | 'clock'>

/** Failures without a charge: an error status, and no call at all; others have an unknown cost. */
const NOT_CHARGED: readonly ModelFailure[] = ['STATUS', 'RESTING']

/**
 * Makes a call within the limits of the day. Its highest cost is set aside first, in the database, so that any number of
 * calls at once stay within them together; what it really cost takes that place afterwards. A process that dies in
 * between leaves the highest cost. Throws ModelFailed COST_LIMIT.
 */
export async function payForCall(
  parts: Parts,
  costs: ModelCosts,
  payer: string,
  request: ModelRequest,
  call: () => Promise<ModelCompletion>,
): Promise<ModelCompletion> {
  const day = dayOf(parts.clock.now())
  const reserved = costOf(mostUsage(request), costs)
  await reserve(parts, { day, payer, reserved }, costs)
  const settle = (usage: ModelUsage, centesimos: number) =>
    settleCall(parts, { day, payer, reserved }, usage, centesimos)
  const nothing: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  try {
    const completion = await call()
    await settle(completion.usage ?? nothing, completion.usage ? costOf(completion.usage, costs) : reserved)
    return completion
  } catch (error) {
    if (error instanceof ModelFailed && NOT_CHARGED.includes(error.reason)) await settle(nothing, 0)
    throw error
  }
}

interface Reserved {
  readonly day: string
  readonly payer: string
  readonly reserved: number
}

async function reserve(
  { transact }: Parts,
  { day, payer, reserved }: Reserved,
  costs: ModelCosts,
): Promise<void> {
  await transact(async ({ tx }) => {
    await tx.modelSpending.createMany({
      data: [
        { day, payer },
        { day, payer: ALL },
      ],
      skipDuplicates: true,
    })
    // Always the visitor's first: the row of all is held shortly.
    for (const [whose, limit] of [
      [payer, costs.perVisitorDay],
      [ALL, costs.perDay],
    ] as const) {
      const { count } = await tx.modelSpending.updateMany({
        where: { day, payer: whose, centesimos: { lte: limit - reserved } },
        data: { calls: { increment: 1 }, centesimos: { increment: reserved } },
      })
      if (count === 0) throw new ModelFailed('COST_LIMIT')
    }
  })
}

async function settleCall(
  { transact }: Parts,
  { day, payer, reserved }: Reserved,
  { inputTokens, outputTokens }: ModelUsage,
  centesimos: number,
): Promise<void> {
  await transact(async ({ tx }) => {
    for (const whose of [payer, ALL])
      await tx.modelSpending.updateMany({
        where: { day, payer: whose },
        data: {
          inputTokens: { increment: inputTokens },
          outputTokens: { increment: outputTokens },
          centesimos: { increment: centesimos - reserved },
        },
      })
  })
}

/** Visitors' shares of the cost go; what a day cost in all is kept. */
export async function forgetSpending(tx: Tx, where: Prisma.ModelSpendingWhereInput): Promise<void> {
  await tx.modelSpending.deleteMany({ where: { AND: [where, { payer: { not: ALL } }] } })
}
