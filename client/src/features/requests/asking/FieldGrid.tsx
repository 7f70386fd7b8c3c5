import { chakra } from '@chakra-ui/react/styled-system'

/** Two columns of fields on wide screens; a `wide` field spans both with `gridColumn="1 / -1"`. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    alignItems: 'start',
  },
})

export const WholeRow = chakra('div', { base: { gridColumn: '1 / -1', minW: '0' } })
