import { chakra } from '@chakra-ui/react/styled-system'

/** An e-mail address in a sentence. */
export function Mailbox({ children }: { children: string }) {
  return <chakra.b overflowWrap="anywhere">{children}</chakra.b>
}
