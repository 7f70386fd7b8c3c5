import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

const OUTLINE =
  'M9.6 1.4a4.8 4.8 0 0 1 4.8 0l6 3.46a4.8 4.8 0 0 1 2.4 4.16v5.96a4.8 4.8 0 0 1-2.4 4.16l-6 3.46a4.8 4.8 0 0 1-4.8 0l-6-3.46a4.8 4.8 0 0 1-2.4-4.16V9.02a4.8 4.8 0 0 1 2.4-4.16ZM12 7.1a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8Z'

/** The hexagonal nut: the mark of the brand and the eye of every tag. Decorative; never rotated or recoloured. */
export function Nut(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 24 24" w="6" h="6" flex="none" fill="brand.mark" aria-hidden="true" {...props}>
      <path fillRule="evenodd" d={OUTLINE} />
    </chakra.svg>
  )
}
