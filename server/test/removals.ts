import type { Harness } from './harness.ts'

/** A removal that hides no request, by the admin with that account. */
export function createRemoval({ clock, services }: Harness, accountId: string, { isUndone = false } = {}) {
  const createdAt = clock.now()
  return services.db.prisma.requestRemoval.create({
    data: { accountId, createdAt, undoneAt: isUndone ? createdAt : null },
  })
}

/** A removal that was undone, by its fixture's name, and one that can be. */
export async function keepRemovals(harness: Harness, adminId: string): Promise<{ requestRemoval: string }> {
  const undone = await createRemoval(harness, adminId, { isUndone: true })
  await createRemoval(harness, adminId)
  return { requestRemoval: undone.id }
}
