import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Nut } from './Nut'

/**
 * The nut and the word. Goes inside a link: `<Link aria-label="Tuerca, inicio"><Logo /></Link>`.
 * `fontSize` scales all of it.
 */
export function Logo(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="1.375rem"
      fontStretch="120%"
      fontWeight="800"
      letterSpacing="-.035em"
      lineHeight="1"
      textDecoration="none"
      {...props}
    >
      <Nut w="1.75rem" h="1.75rem" />
      tuerca
    </chakra.span>
  )
}
