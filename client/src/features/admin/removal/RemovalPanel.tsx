import { chakra } from '@chakra-ui/react/styled-system'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../../lib/dates'
import { count } from '../../../lib/text'
import { useRefetch } from '../../../relay/live/useRefetch'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { openedLater } from '../../../ui/openedLater'
import { Panel } from '../../../ui/Panel'
import { toast } from '../../../ui/toast'
import type { RemovalPanel_query$key } from './__generated__/RemovalPanel_query.graphql'
import refreshQuery, { type RemovalPanelRefreshQuery } from './__generated__/RemovalPanelRefreshQuery.graphql'
import { useUndoRequestRemoval } from './useUndoRequestRemoval'

const RemoveAllDialog = openedLater(
  async () => (await import('./RemoveAllDialog')).RemoveAllDialog,
  ({ open }) => open,
)

/** 'Limpiar Todo': removes all requests, and undoes a removal. */
export function RemovalPanel({ query }: { query: RemovalPanel_query$key }) {
  const { undoableRemovals } = useFragment(
    graphql`
      fragment RemovalPanel_query on Query @refetchable(queryName: "RemovalPanelRefreshQuery") {
        undoableRemovals {
          id
          requests
          createdAt
          undoableUntil
        }
      }
    `,
    query,
  )
  const refresh = useRefetch<RemovalPanelRefreshQuery>(refreshQuery, () => ({}))
  const [isOpen, setIsOpen] = useState(false)
  const [undo, undoing] = useUndoRequestRemoval()
  const putBack = async (id: string) => {
    const outcome = await undo({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Solicitudes restauradas')
    refresh()
  }
  return (
    <Panel
      as="section"
      display="grid"
      gap="4"
      borderStyle="dashed"
      borderColor="danger.solid"
      aria-label="Limpiar Todo"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <chakra.div display="grid" gap="1" flex="1 1 24rem">
          <chakra.h2 textStyle="mini">Limpiar Todo</chakra.h2>
          <chakra.p color="fg.muted">
            Elimina todas las solicitudes, sus repuestos, archivos, ofertas y mensajes. Las que tienen plata
            se conservan. Se puede deshacer durante 30 días.
          </chakra.p>
        </chakra.div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          <Trash2 />
          Eliminar Todas las Solicitudes
        </Button>
      </chakra.div>
      {undoableRemovals?.map(({ id, requests, createdAt, undoableUntil }) => (
        <Notice
          key={id}
          tone="warn"
          action={
            <Button size="sm" loading={undoing} loadingText="Deshaciendo" onClick={() => void putBack(id)}>
              Deshacer
            </Button>
          }
        >
          El {formatDateTime(createdAt)} {requests === 1 ? 'se eliminó' : 'se eliminaron'}{' '}
          {count(requests, 'solicitud', 'solicitudes')}. Podés deshacerlo hasta el{' '}
          {formatDateTime(undoableUntil)}.
        </Notice>
      ))}
      <RemoveAllDialog open={isOpen} onClose={() => setIsOpen(false)} onRemoved={refresh} />
    </Panel>
  )
}
