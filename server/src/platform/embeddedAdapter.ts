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
 * here it fails, as it does on a Postgres server.
 */
export function createEmbeddedAdapter(lite: PGlite): SqlDriverAdapterFactory {
  const factory = new PrismaPGlite(lite)
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = (await factory.connect()) as SqlDriverAdapter & TransactionStarter
      adapter.startTransaction = () => startTransaction(lite, adapter)
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
