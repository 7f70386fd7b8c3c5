import { chakra } from '@chakra-ui/react/styled-system'

/** The room of the bell in the header until its code is loaded. */
export function BellPlace() {
  return <chakra.span w="ctlSm" />
}
