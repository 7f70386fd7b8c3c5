import type { Harness } from './harness.ts'

/** A removal that hides no request, by the admin with that account. */
export function createRemoval({ clock, services }: Harness, accountId: string, { isUndone = false } = {}) {
  const createdAt = clock.now()
  return services.db.prisma.requestRemoval.create({
    data: { accountId, createdAt, undoneAt: isUndone ? createdAt : null },
  })
}
