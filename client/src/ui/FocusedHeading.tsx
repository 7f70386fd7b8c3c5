import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useHeadingFocus } from './useHeadingFocus'

/** The title of a view that replaces another without a navigation: it receives the focus. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <chakra.h1 textStyle="h1" outline="none" {...useHeadingFocus()}>
      {children}
    </chakra.h1>
  )
}
