import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { REQUEST_DAYS } from '../../../lib/generated/requestTerms'
import { CommandDialog } from '../../../relay/CommandDialog'
import type { ExtendRequestDialogQuery } from './__generated__/ExtendRequestDialogQuery.graphql'
import { useExtendPartRequest } from './useExtendPartRequest'

const DAY_MS = 86_400_000

type ExtendRequestDialogProps = { requestId: string; open: boolean; onClose: () => void }

/** Shows the new deadline of one's own request, and extends it. */
export function ExtendRequestDialog({ requestId, open, onClose }: ExtendRequestDialogProps) {
  const { node } = useLazyLoadQuery<ExtendRequestDialogQuery>(
    graphql`
      query ExtendRequestDialogQuery($requestId: ID!) {
        node(id: $requestId) {
          ... on PartRequest {
            expiresAt
            revision
            extensionsLeft
          }
        }
      }
    `,
    { requestId },
  )
  const [extend, extending] = useExtendPartRequest()
  // The asked request stays: the text must not change while it closes.
  const [asked] = useState(node)
  if (!asked?.expiresAt || asked.revision === undefined) return null
  const { expiresAt, revision, extensionsLeft } = asked
  const until = formatDate(Date.parse(expiresAt) + REQUEST_DAYS * DAY_MS, 'long')
  return (
    <CommandDialog
      command={[({ id }) => extend({ id, revision }), extending]}
      id={open ? requestId : null}
      done={{ title: 'Pedido extendido', description: `Recibe ofertas hasta el ${until}.` }}
      onClose={onClose}
      title={`¿Extender ${REQUEST_DAYS} días?`}
      confirmLabel="Extender"
      loadingText="Extendiendo"
    >
      Va a recibir ofertas hasta el {until}.{' '}
      {extensionsLeft === 1
        ? 'Es la última vez que podés extenderlo.'
        : 'Después podés extenderlo una vez más.'}
    </CommandDialog>
  )
}
