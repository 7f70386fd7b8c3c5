import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState } from 'react'
import { count } from '../../../lib/text'
import { Button } from '../../../ui/Button'
import { openedLater } from '../../../ui/openedLater'
import { Bone, Loading } from '../../../ui/Skeleton'

const Bones = () => (
  <Loading>
    <Bone h="4rem" />
  </Loading>
)
const DeletedRequestList = openedLater<{ open: boolean }>(
  async () => (await import('./DeletedRequestList')).DeletedRequestList,
  ({ open }) => open,
  { Waiting: Bones },
)

/** '2 pedidos eliminados', listed on request. */
export function DeletedRequests({ count: deleted }: { count: number }) {
  const [open, setOpen] = useState(false)
  return (
    <chakra.div mt="4" display="grid" gap="3" justifyItems="start">
      <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar' : 'Ver'} {count(deleted, 'pedido eliminado', 'pedidos eliminados')}
      </Button>
      {open && (
        <chakra.div w="full">
          <Suspense fallback={<Bones />}>
            <DeletedRequestList open />
          </Suspense>
        </chakra.div>
      )}
    </chakra.div>
  )
}
