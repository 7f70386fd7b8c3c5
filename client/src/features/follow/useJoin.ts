import { useNavigate } from 'react-router'
import { useNow } from '../../lib/clock'
import { paths, withDialog } from '../../paths'
import { showRefusal } from '../../relay/refusal'
import { type KnownVisitor, keepVisitor } from '../../shell/knownVisitor'
import { useViewer } from '../../shell/viewer'
import { forgetRequest } from './rememberedRequests'
import { useClaimFollowedRequest } from './useClaimFollowedRequest'

/**
 * The way of a request without an account into one: a sign-up that knows the visitor from the request, or the account that
 * is signed in. Acts with the session's rights (`AsViewer`).
 */
export function useJoin(token: string, visitor: KnownVisitor) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const now = useNow()
  const [claim, claiming] = useClaimFollowedRequest()
  /** Goes on to the payment of an offer, if one was accepted. */
  const join = async (offerId: string | null = null): Promise<void> => {
    const paying = withDialog('', offerId === null ? null : { name: 'pagar', id: offerId })
    if (!viewer) {
      keepVisitor(visitor, now)
      const { email } = visitor
      const along = { email: email || undefined, returnTo: paths.follow(token) + paying }
      return void navigate(paths.auth({ ...along, mode: 'signup', kind: 'BUYER', isShort: true }))
    }
    if (claiming) return
    const outcome = await claim({ token })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    forgetRequest(token)
    void navigate(paths.request(outcome.payload.request.id) + paying)
  }
  return { viewer, canJoin: viewer?.kind !== 'PROVIDER', join, joining: claiming }
}
