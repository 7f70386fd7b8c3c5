import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'

/** Internals of the adapter that begin a transaction. */
interface TransactionStarter {
  startTransactionInner(
    connection: { transaction: (work: (tx: unknown) => Promise<unknown>) => Promise<unknown> },
    options: { usePhantomQuery: boolean },
  ): Promise<Transaction>
}

/**
 * Prisma on PGlite. The adapter reports success for a COMMIT that the database refused (a deferred constraint
 * or trigger); here it fails, as on a Postgres server. PGlite never yields to the event loop, so a series of
 * statements would starve timers, sockets and requests; here each transaction, and each statement outside of
 * one, yields first.
 */
export function createEmbeddedAdapter(lite: PGlite): SqlDriverAdapterFactory {
  const factory = new PrismaPGlite(lite)
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = (await factory.connect()) as SqlDriverAdapter & TransactionStarter
      const { queryRaw, executeRaw } = adapter
      adapter.queryRaw = async query => {
        await nextTurn()
        return queryRaw.call(adapter, query)
      }
      adapter.executeRaw = async query => {
        await nextTurn()
        return executeRaw.call(adapter, query)
      }
      adapter.startTransaction = async () => {
        await nextTurn()
        return startTransaction(lite, adapter)
      }
      return adapter
    },
  }
}

async function startTransaction(lite: PGlite, adapter: TransactionStarter): Promise<Transaction> {
  let end: Promise<unknown> = Promise.resolve()
  const connection = {
    transaction(work: (tx: unknown) => Promise<unknown>) {
      end = lite.transaction(work)
      return end
    },
  }
  const transaction = await adapter.startTransactionInner(connection, { usePhantomQuery: true })
  const commit = transaction.commit.bind(transaction)
  transaction.commit = async () => {
    await commit()
    await end
  }
  return transaction
}
