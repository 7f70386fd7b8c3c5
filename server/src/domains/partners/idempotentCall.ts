import { createHash } from 'node:crypto'
import type { Prisma } from '../../generated/prisma/client.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { IdempotencyKeyReused } from './sync.errors.ts'

/** For how long an answer is replayed. */
export const REPLAYED_MS = DAY_MS

interface Call {
  readonly providerId: string
  /** Null for a call that may run again. */
  readonly key: string | null
  /** Name of the mutation. */
  readonly mutation: string
  readonly input: unknown
  readonly at: Date
}

export interface Answered<Answer> {
  readonly answer: Answer
  /** True when an earlier call with the same key has given the answer. */
  readonly isReplay: boolean
}

/**
 * Runs `work` once for each key of a provider and keeps its answer in the same transaction; a simultaneous call with that key
 * waits for the first one. Throws IdempotencyKeyReused.
 */
export async function answerOnce<Answer extends Prisma.InputJsonObject>(
  tx: Tx,
  { providerId, key, mutation, input, at }: Call,
  work: () => Promise<Answer>,
): Promise<Answered<Answer>> {
  if (key === null) return { answer: await work(), isReplay: false }
  const inputHash = hashOf([mutation, input])
  await tx.idempotentCall.deleteMany({
    where: { providerId, key, calledAt: { lte: after(at, -REPLAYED_MS) } },
  })
  const { count } = await tx.idempotentCall.createMany({
    data: [{ providerId, key, inputHash, calledAt: at }],
    skipDuplicates: true,
  })
  const where = { providerId_key: { providerId, key } }
  if (count === 0) {
    const earlier = await tx.idempotentCall.findUniqueOrThrow({ where })
    if (earlier.inputHash !== inputHash) throw new IdempotencyKeyReused()
    return { answer: earlier.answer as Answer, isReplay: true }
  }
  const answer = await work()
  await tx.idempotentCall.update({ where, data: { answer } })
  return { answer, isReplay: false }
}

/** SHA-256 of a value as JSON, in hex. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
