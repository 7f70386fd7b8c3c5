import { chakra } from '@chakra-ui/react/styled-system'

/** An underlined action link with room for an icon; `<ActionLink asChild><Link to="…">Ver todas</Link></ActionLink>`. */
export const ActionLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'ctlLink',
    py: '1',
    fontWeight: '620',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    _hover: { textDecorationColor: 'brand.mark', textDecorationThickness: '2px' },
  },
})
