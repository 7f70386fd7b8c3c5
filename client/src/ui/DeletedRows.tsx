import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from './Button'
import { Bone, Loading } from './Skeleton'

type DeletedRowsProps = {
  /** '2 pedidos eliminados' */
  words: string
  /** The list, which is loaded when it is opened. */
  children: ReactNode
}

/** Stands in for the list while it loads. */
export const DeletedBones = () => (
  <Loading>
    <Bone h="4rem" />
  </Loading>
)

/** 'Ver 2 pedidos eliminados' under a list, listed on request. */
export function DeletedRows({ words, children }: DeletedRowsProps) {
  const [open, setOpen] = useState(false)
  return (
    <chakra.div mt="4" display="grid" gap="3" justifyItems="start">
      <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar' : 'Ver'} {words}
      </Button>
      {open && (
        <chakra.div w="full">
          <Suspense fallback={<DeletedBones />}>{children}</Suspense>
        </chakra.div>
      )}
    </chakra.div>
  )
}
