import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { Notice } from '../../ui/Notice'
import type { AccountNotice_provider$key } from './__generated__/AccountNotice_provider.graphql'
import { useOwnStatus } from './useOwnStatus'

/** What the team has decided on the account, while it is not approved; live. */
export function AccountNotice({ provider }: { provider: AccountNotice_provider$key }) {
  const { status, decisionReason } = useFragment(
    graphql`
      fragment AccountNotice_provider on Provider {
        status
        decisionReason
      }
    `,
    provider,
  )
  useOwnStatus()
  // The box is always there, so that a decision that arrives is read out.
  return (
    <chakra.div aria-live="polite" _empty={{ display: 'none' }}>
      {status === 'PENDING' && (
        <Notice tone="warn">
          <b>Tu cuenta está en revisión.</b> Nuestro equipo la revisa en {REVIEW_TIME} y te avisa por email.
          Mientras tanto podés mirar las solicitudes; vas a poder enviar ofertas cuando la aprobemos.
        </Notice>
      )}
      {status === 'REJECTED' && (
        <Notice tone="danger">
          <b>No aprobamos tu cuenta.</b>
          {decisionReason && <> Motivo: {decisionReason}</>}
        </Notice>
      )}
    </chakra.div>
  )
}
