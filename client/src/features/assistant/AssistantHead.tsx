import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Nut } from '../../ui/Nut'

/** The head of the conversation: the assistant's name, and actions. */
export function AssistantHead({ children }: { children?: ReactNode }) {
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px={{ base: '3', md: '5' }}
      py="2.5"
      // The head is as tall without the button as with it.
      minH="calc({sizes.ctlSm} + 1.25rem + 1px)"
      borderBottom="1px solid"
      borderColor="border"
    >
      <chakra.h2 display="flex" gap="2.5" alignItems="center" textStyle="label">
        <Nut />
        Asistente
      </chakra.h2>
      {children}
    </chakra.header>
  )
}
