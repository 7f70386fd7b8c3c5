import { chakra } from '@chakra-ui/react/styled-system'

/** The content of a screen and, on wide windows, a summary at its right. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '8', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
  },
})
