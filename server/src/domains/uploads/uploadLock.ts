import type { Tx } from '../../platform/db.ts'

/** Locks uploads until the transaction ends, so that one cannot be canceled while something claims it. */
export async function lockUploads(tx: Tx, uploadIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Upload" WHERE id = ANY(${[...uploadIds]}::uuid[]) ORDER BY id FOR UPDATE`
}
