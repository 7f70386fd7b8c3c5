import { batched } from '../../../platform/batched.ts'
import { activeProviders } from '../../accounts/profiles/coverage.ts'
import type { OperationContext } from '../../context.ts'

/**
 * The number of providers with an open request in their list: the approved ones, so it is the same for each
 * request of an operation.
 */
export const reachedProviders = batched(async ({ db }: OperationContext, requestIds: readonly string[]) => {
  const count = await db.prisma.providerProfile.count({
    where: activeProviders,
  })
  return requestIds.map(() => count)
})
