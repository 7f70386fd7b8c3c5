import type { Services } from '../../domains/context.ts'
import { LINK_KINDS } from '../../domains/linkKinds.ts'
import type { Credentials } from '../../graphql/credentials.ts'
import { recogniseLink } from './link.ts'
import { recogniseSession } from './session.ts'

/** How both doors recognise callers. */
export function createCredentials(services: Services): Credentials {
  return {
    recognise: presented => recogniseSession(services, presented),
    recogniseLink: (link, clientIp) => recogniseLink(services, LINK_KINDS, { link, clientIp }),
  }
}
