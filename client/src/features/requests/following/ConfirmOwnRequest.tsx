import { graphql } from 'react-relay'
import { showRefusal } from '../../../relay/refusal'
import { useCommand } from '../../../relay/useCommand'
import { Button } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import type { ConfirmOwnRequestMutation } from './__generated__/ConfirmOwnRequestMutation.graphql'

/** Sends one’s own request that waits for its mail to the providers at once. */
export function ConfirmOwnRequest({ requestId }: { requestId: string }) {
  const [confirm, confirming] = useCommand<ConfirmOwnRequestMutation>(
    graphql`
      mutation ConfirmOwnRequestMutation($id: ID!) {
        confirmOwnRequest(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ChangedRequestPayload {
            request {
              ...OwnRequestHead_request
              ...RequestOutcome_request
            }
          }
        }
      }
    `,
    'No se pudo confirmar el pedido',
  )
  const send = async () => {
    const outcome = await confirm({ id: requestId })
    if (outcome.ok) toast.success('Pedido confirmado', { description: 'Los proveedores ya lo ven.' })
    else showRefusal(outcome.refusal)
  }
  return (
    <Button
      size="sm"
      variant="solid"
      loading={confirming}
      loadingText="Confirmando"
      onClick={() => void send()}
    >
      Confirmar mi pedido
    </Button>
  )
}
