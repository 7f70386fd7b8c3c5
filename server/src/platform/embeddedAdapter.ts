import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils'
import { PrismaPGlite } from 'pglite-prisma-adapter'

/** What the adapter asks of the database when a transaction begins. */
interface TransactionStarter {
  startTransactionInner(
    connection: { transaction: (work: (tx: unknown) => Promise<unknown>) => Promise<unknown> },
    options: { usePhantomQuery: boolean },
  ): Promise<Transaction>
}

/**
 * Prisma on PGlite. The adapter reports a COMMIT that the database refused (a deferred constraint or trigger) as done;
 * here it fails, as it does on a Postgres server. PGlite never waits for the event loop, so one statement after the other
 * would leave timers, sockets and requests no turn; here each transaction, and each statement outside of one, lets them
 * have theirs first.
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
