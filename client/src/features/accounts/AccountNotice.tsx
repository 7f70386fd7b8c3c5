import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { PROVIDER_GAP_WORDS, REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { labelOf } from '../../lib/labels'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { openedLater } from '../../ui/openedLater'
import type { AccountNotice_provider$key } from './__generated__/AccountNotice_provider.graphql'
import { useOwnStatus } from './useOwnStatus'

const AskAgainDialog = openedLater(
  async () => (await import('./AskAgainDialog')).AskAgainDialog,
  ({ open }) => open,
)

const list = new Intl.ListFormat('es')

/** Number of fields that an approval vouches for. */
const NEEDED = Object.keys(PROVIDER_GAP_WORDS).length

/** The team's decision on the account while it is pending, rejected or suspended; updates live. */
export function AccountNotice({ provider }: { provider: AccountNotice_provider$key }) {
  const { status, decisionReason, suspensionReason, isSecondReview, mayAskAgain, gaps } = useFragment(
    graphql`
      fragment AccountNotice_provider on Provider {
        status
        decisionReason
        suspensionReason
        isSecondReview
        mayAskAgain
        gaps
      }
    `,
    provider,
  )
  useOwnStatus()
  const [asking, setAsking] = useState(false)
  const missing = list.format((gaps ?? []).map(gap => labelOf(PROVIDER_GAP_WORDS, gap)))
  const profile = (label: string) => (
    <Button asChild size="sm">
      <Link to={paths.dashboard('perfil')}>{label}</Link>
    </Button>
  )
  // The box is always in the document, so that screen readers announce a decision that arrives.
  return (
    <>
      <chakra.div aria-live="polite" _empty={{ display: 'none' }}>
        {status === 'PENDING' && (
          <Notice tone="warn" action={missing && profile('Completar perfil')}>
            <b>{isSecondReview ? 'Tu cuenta está en su segunda revisión.' : 'Tu cuenta está en revisión.'}</b>{' '}
            Nuestro equipo la revisa en {REVIEW_TIME} y te avisa por email. Mientras tanto podés mirar los
            pedidos; vas a poder enviar ofertas cuando la aprobemos.
            {gaps && missing && (
              <chakra.p mt="1.5">
                <b className="num">
                  Tu perfil: {NEEDED - gaps.length} de {NEEDED} datos listos.
                </b>{' '}
                Para revisarla, todavía falta: {missing}.
              </chakra.p>
            )}
          </Notice>
        )}
        {status === 'SUSPENDED' && (
          <Notice tone="danger">
            <b>Tu cuenta está suspendida.</b>
            {suspensionReason && <> Motivo: {suspensionReason}</>}
            <chakra.p mt="1.5">
              Retiramos tus ofertas pendientes y no podés enviar otras. Tus ventas en curso siguen: entregalas
              y cobralas como siempre. Si creés que es un error, <Link to={paths.contact}>escribinos</Link>.
            </chakra.p>
          </Notice>
        )}
        {status === 'REJECTED' && (
          <Notice
            tone="danger"
            action={
              mayAskAgain && (
                <chakra.div display="flex" flexWrap="wrap" gap="2">
                  {profile('Corregir perfil')}
                  <Button size="sm" variant="solid" onClick={() => setAsking(true)}>
                    Pedir otra revisión
                  </Button>
                </chakra.div>
              )
            }
          >
            <b>No aprobamos tu cuenta.</b>
            {decisionReason && <> Motivo: {decisionReason}</>}
            <chakra.p mt="1.5">
              {mayAskAgain
                ? 'Corregí en tu perfil lo que señalamos y pedí otra revisión. Podés pedirla una sola vez. '
                : 'Era la segunda revisión: la decisión es final. '}
              Si creés que es un error, <Link to={paths.contact}>escribinos</Link>.
            </chakra.p>
          </Notice>
        )}
      </chakra.div>
      <AskAgainDialog open={asking} onClose={() => setAsking(false)} reason={decisionReason} />
    </>
  )
}
