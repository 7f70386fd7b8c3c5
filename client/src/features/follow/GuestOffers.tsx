import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { AsViewer, ReadsWith } from '../../relay/credential'
import type { KnownVisitor } from '../../shell/knownVisitor'
import { useJoin } from './useJoin'

type GuestOffersProps = {
  token: string
  visitor: KnownVisitor
  /** Draws the offers with the link's rights. */
  children: (joins: boolean, onAccept: (offerId: string) => void) => ReactNode
}

/** The offers on a request without an account; accepting one leads to an account and to its payment. */
export function GuestOffers(props: GuestOffersProps) {
  const byLink = useRelayEnvironment() as Environment
  return (
    <AsViewer>
      <Offers {...props} byLink={byLink} />
    </AsViewer>
  )
}

function Offers({ token, visitor, children, byLink }: GuestOffersProps & { byLink: Environment }) {
  const session = useRelayEnvironment() as Environment
  const { canJoin, join } = useJoin(token, visitor)
  return (
    <ReadsWith environment={byLink} session={session}>
      {children(canJoin, offerId => void join(offerId))}
    </ReadsWith>
  )
}
