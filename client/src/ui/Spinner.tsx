import { chakra } from '@chakra-ui/react/styled-system'
import { LoaderCircle } from 'lucide-react'

/** The turning arc inside a busy button. Always beside a word, so it is hidden from screen readers. */
export function Spinner() {
  return (
    <chakra.span display="inline-flex" animation="turn 1s linear infinite">
      <LoaderCircle />
    </chakra.span>
  )
}
