import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'

/** Props of an element in `ui`: its attributes, Chakra's style props and a ref. */
export type ElementProps<T extends keyof HTMLElementTagNameMap> = HTMLChakraProps<T> & {
  ref?: Ref<HTMLElementTagNameMap[T]> | undefined
}
