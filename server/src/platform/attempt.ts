import { Refusal } from './refusal.ts'
import type { Unit } from './unitOfWork.ts'

/**
 * Runs a part of a transaction. A refusal undoes that part alone, with its events and jobs, and is returned; any other error
 * is thrown. Attempts may be nested.
 */
export async function attempt<T>(unit: Unit, work: (unit: Unit) => Promise<T>): Promise<T | Refusal> {
  const { tx } = unit
  const outbox: (() => Promise<void>)[] = []
  const part: Unit = {
    tx,
    emit: async (event, data, cause) => {
      outbox.push(() => unit.emit(event, data, cause))
    },
    enqueue: async (type, data, options) => {
      outbox.push(() => unit.enqueue(type, data, options))
    },
  }
  await tx.$executeRawUnsafe('SAVEPOINT attempt')
  try {
    const result = await work(part)
    await tx.$executeRawUnsafe('RELEASE SAVEPOINT attempt')
    for (const send of outbox) await send()
    return result
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await tx.$executeRawUnsafe('ROLLBACK TO SAVEPOINT attempt')
    await tx.$executeRawUnsafe('RELEASE SAVEPOINT attempt')
    return error
  }
}
