import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { inCards, inColumns } from '../conditions'

const edges = { _first: { pl: 'card' }, _last: { pr: 'card' } } as const

/** A table whose rows become cards when its columns do not fit. */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'body', 'row', 'header', 'cell'],
  base: {
    root: {
      w: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      lineHeight: '1.4',
      [inCards]: { display: 'block' },
    },
    head: { [inCards]: { srOnly: true } },
    body: { [inCards]: { display: 'block' } },
    row: {
      [inColumns]: { _hover: { bg: 'bg.subtle' } },
      [inCards]: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: '.125rem 1rem',
        px: 'card',
        py: '4',
        borderBottom: '1px solid',
        borderColor: 'border.subtle',
        _last: { borderBottom: '0' },
      },
    },
    header: {
      px: '3',
      py: '2.5',
      borderBottom: '1px solid',
      borderColor: 'border',
      fontWeight: '600',
      fontSize: 'xs',
      color: 'fg.muted',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      ...edges,
    },
    cell: {
      [inColumns]: {
        p: '3',
        verticalAlign: 'top',
        borderBottom: '1px solid',
        borderColor: 'border.subtle',
        'tr:last-child > &': { borderBottom: '0' },
        '& time': { whiteSpace: 'nowrap' },
        ...edges,
      },
      [inCards]: {
        display: 'block',
        gridColumn: '1/-1',
        '&[data-place=title]': { gridColumn: '1' },
        '&[data-place=corner]': { gridColumn: '2', gridRow: '1', textAlign: 'right' },
        '&[data-place=actions]': { pt: '2.5' },
        '&[data-absent]': { display: 'none' },
        '&[data-label]::before': { content: 'attr(data-label) ": "', color: 'fg.muted' },
      },
      '&[data-place=title]': { fontWeight: '660' },
    },
  },
  variants: {
    // In the card layout the head keeps the sortable columns.
    sortable: {
      true: {
        head: {
          [inCards]: {
            position: 'static',
            display: 'block',
            w: 'auto',
            h: 'auto',
            m: '0',
            overflow: 'visible',
            clip: 'auto',
            whiteSpace: 'normal',
            '& tr': {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: '4',
              px: 'card',
              py: '2',
              borderBottom: '1px solid',
              borderColor: 'border.subtle',
              fontSize: 'xs',
              color: 'fg.muted',
              _before: { content: '"Ordenar por"' },
            },
          },
        },
        header: { [inCards]: { p: '0', border: '0', '&:not([aria-sort])': { srOnly: true } } },
      },
    },
    align: { end: { header: { textAlign: 'right' }, cell: { [inColumns]: { textAlign: 'right' } } } },
  },
})
