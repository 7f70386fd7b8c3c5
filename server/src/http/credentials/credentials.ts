import type { Services } from '../../domains/context.ts'
import { LINK_KINDS } from '../../domains/linkKinds.ts'
import type { Credentials } from '../../graphql/credentials.ts'
import { keyIn, recogniseKey } from './apiKey.ts'
import { recogniseLink } from './link.ts'
import { recogniseSession } from './session.ts'

/** Recognises callers for both doors. */
export function createCredentials(services: Services): Credentials {
  return {
    recognise: presented => {
      const key = keyIn(presented.authorization)
      return key === null
        ? recogniseSession(services, presented)
        : recogniseKey(services, key, presented.clientIp)
    },
    recogniseLink: (link, clientIp) => recogniseLink(services, LINK_KINDS, { link, clientIp }),
  }
}
