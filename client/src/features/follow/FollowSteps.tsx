import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths'
import { AsViewer } from '../../relay/credential'
import { showRefusal } from '../../relay/refusal'
import type { KnownVisitor } from '../../shell/knownVisitor'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { toast } from '../../ui/toast'
import { ReasonDialog } from '../requests/editing/ReasonDialog'
import type { FollowSteps_request$key } from './__generated__/FollowSteps_request.graphql'
import { LinkTools } from './LinkTools'
import { useCancelFollowedRequest } from './useCancelFollowedRequest'
import { useConfirmFollowedRequest } from './useConfirmFollowedRequest'
import { useJoin } from './useJoin'

type FollowStepsProps = {
  request: FollowSteps_request$key
  token: string
  visitor: KnownVisitor
  onChanged: () => void
}

/** The actions of anybody with the link: confirm, take it into an account to buy, cancel. */
export function FollowSteps({ request, token, visitor, onChanged }: FollowStepsProps) {
  const { state, sentAt, contact, comparison, mainPart } = useFragment(
    graphql`
      fragment FollowSteps_request on PartRequest {
        state
        sentAt
        contact {
          email
        }
        comparison {
          count
        }
        mainPart {
          description
        }
      }
    `,
    request,
  )
  const [asking, setAsking] = useState(false)
  const [confirm, confirming] = useConfirmFollowedRequest()
  const [cancel, canceling] = useCancelFollowedRequest()
  const isOpen = state === 'OPEN' || state === 'ANSWERED'
  if (!isOpen) return null
  const run = async () => {
    const outcome = await confirm({ token })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Pedido confirmado', { description: 'Los proveedores ya lo ven.' })
    onChanged()
  }
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {sentAt == null ? (
        <Notice
          tone="warn"
          action={
            <Button variant="solid" size="sm" loading={confirming} onClick={() => void run()}>
              Confirmar mi pedido
            </Button>
          }
        >
          <b>Falta un paso.</b> Confirmá tu pedido y sale a los proveedores.
        </Notice>
      ) : (
        <AsViewer>
          <Account token={token} visitor={visitor} offers={comparison?.count ?? 0} />
        </AsViewer>
      )}
      {contact?.email == null && <LinkTools path={paths.follow(token)} what={mainPart.description} />}
      <chakra.div>
        <Button variant="link" size="sm" onClick={() => setAsking(true)}>
          Cancelar pedido
        </Button>
      </chakra.div>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        cancel={reason => cancel({ token, reason })}
        canceling={canceling}
        onDone={onChanged}
      >
        Los proveedores dejan de verlo y las ofertas se rechazan. No se puede deshacer.
      </ReasonDialog>
    </chakra.div>
  )
}

type AccountProps = { token: string; visitor: KnownVisitor; offers: number }

function Account({ token, visitor, offers }: AccountProps) {
  const { viewer, canJoin, join, joining } = useJoin(token, visitor)
  if (!canJoin) return null
  return (
    <Notice
      tone="trust"
      action={
        <Button
          variant={offers > 0 ? 'outline' : 'solid'}
          size="sm"
          loading={joining}
          onClick={() => void join()}
        >
          {viewer ? 'Sumarlo a mi cuenta' : 'Crear cuenta'}
        </Button>
      }
    >
      <b>
        {offers > 0 ? 'Para aceptar una oferta y pagar, hace falta una cuenta.' : 'Las ofertas aparecen acá.'}
      </b>{' '}
      {viewer
        ? 'El pedido pasa a tu cuenta y este enlace deja de servir.'
        : visitor.email
          ? 'Con este mismo email, el pedido pasa solo a tu cuenta.'
          : 'Creá una cuenta o entrá, y después sumá el pedido desde esta página.'}
    </Notice>
  )
}
