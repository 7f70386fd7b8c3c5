import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { DeletedBones } from '../../ui/DeletedRows'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { openedLater } from '../../ui/openedLater'
import type { SavedReplyListProps } from './SavedReplyList'

const SavedReplyList = openedLater<SavedReplyListProps>(
  async () => (await import('./SavedReplyList')).SavedReplyList,
  () => true,
  { Waiting: DeletedBones },
)

/** The provider's saved replies under a text field, listed on request: a press adds one to the text. */
export function SavedReplies(props: SavedReplyListProps) {
  const [open, setOpen] = useState(false)
  const failed = (
    <chakra.p textStyle="xs" color="fg.muted">
      No se pudieron cargar tus respuestas. Cerralas y volvé a abrirlas.
    </chakra.p>
  )
  return (
    <chakra.div display="grid" gap="2.5" w="full" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
      <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        Respuestas guardadas
      </Button>
      {open && (
        <FailureBoundary fallback={failed}>
          <Suspense fallback={<DeletedBones />}>
            <SavedReplyList {...props} />
          </Suspense>
        </FailureBoundary>
      )}
    </chakra.div>
  )
}
