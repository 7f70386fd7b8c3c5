import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { REQUEST_DAYS } from '../../../lib/generated/requestTerms'
import { actionOf, type ViewerActionName } from '../../../relay/viewerAction'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { Button } from '../../../ui/Button'
import { CancelRequest } from '../editing/CancelRequest'
import type { OwnRequestActions_request$key } from './__generated__/OwnRequestActions_request.graphql'

/** The owner's actions on a request; actions that the state forbids are not shown. */
export function OwnRequestActions({ request }: { request: OwnRequestActions_request$key }) {
  const data = useFragment(
    graphql`
      fragment OwnRequestActions_request on PartRequest {
        id
        viewerActions {
          ...viewerAction_action
        }
        ...CancelRequestDialog_request
      }
    `,
    request,
  )
  const open = useOpenDialog()
  const [asking, setAsking] = useState(false)
  const can = (action: ViewerActionName) => actionOf(data.viewerActions, action)?.enabled === true
  return (
    <chakra.div css={styles.actions}>
      {can('EDIT') && (
        <Button size="sm" onClick={() => open('editar', data.id)}>
          Editar pedido
        </Button>
      )}
      {can('ADD') && !can('EDIT') && (
        <Button size="sm" onClick={() => open('agregar', data.id)}>
          Agregar fotos o comentarios
        </Button>
      )}
      {can('EXTEND') && (
        <Button size="sm" onClick={() => open('extender', data.id)}>
          Extender {REQUEST_DAYS} días
        </Button>
      )}
      {can('COPY') && (
        <Button size="sm" onClick={() => open('repetir', data.id)}>
          Cotizame de nuevo
        </Button>
      )}
      {can('CANCEL') && (
        <Button variant="link" size="sm" onClick={() => setAsking(true)}>
          Cancelar pedido
        </Button>
      )}
      {can('DELETE') && (
        <Button variant="link" size="sm" onClick={() => open('eliminar', data.id)}>
          Eliminar
        </Button>
      )}
      <CancelRequest request={data} open={asking} onClose={() => setAsking(false)} />
    </chakra.div>
  )
}

const styles = {
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    _empty: { display: 'none' },
  },
} as const
