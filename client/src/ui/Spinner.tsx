import { chakra } from '@chakra-ui/react/styled-system'
import { LoaderCircle } from 'lucide-react'

/** The spinner of a busy button. Hidden from screen readers, because a word is always next to it. */
export function Spinner() {
  return (
    <chakra.span display="inline-flex" animation="turn 1s linear infinite">
      <LoaderCircle />
    </chakra.span>
  )
}
