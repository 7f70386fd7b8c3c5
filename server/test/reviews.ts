import { REVIEWED_COLUMNS, reviewVersion } from '../src/domains/accounts/profiles/reviewVersion.ts'
import { decodeGlobalId } from '../src/platform/globalIds.ts'
import type { Harness } from './harness.ts'

/** The version of a provider's data that an admin sees now; empty for an id of no provider. `id` is global. */
export async function reviewVersionOf({ services }: Harness, id: string): Promise<string> {
  const provider = await services.db.prisma.providerProfile.findUnique({
    where: { id: decodeGlobalId(id)?.id ?? '' },
    select: REVIEWED_COLUMNS,
  })
  return provider ? reviewVersion(provider) : ''
}
