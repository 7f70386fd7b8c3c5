import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const current = '&:is([aria-selected=true], [aria-current=page])'

const column = {
  list: {
    flexDirection: 'column',
    gap: '.125rem',
    border: '0',
    m: '0',
    p: '0',
    position: 'sticky',
    top: '5.5rem',
    overflow: 'visible',
  },
  tab: {
    display: 'flex',
    w: 'full',
    minH: '10',
    px: '3',
    borderRadius: 'sm',
    _hover: { bg: 'bg.muted' },
    '& > [data-count]': { ml: 'auto' },
    [current]: {
      bg: 'bg.muted',
      _after: { inset: '.5rem auto .5rem 0', w: '3px', h: 'auto' },
      '& > [data-count=""]': { bg: 'bg.panel' },
    },
  },
} as const

export const tabsRecipe = defineSlotRecipe({
  slots: ['list', 'tab'],
  base: {
    list: {
      display: 'flex',
      gap: '6',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    tab: {
      position: 'relative',
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '12',
      p: '0',
      border: '0',
      bg: 'transparent',
      color: 'fg.muted',
      fontWeight: '580',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      scrollSnapAlign: 'center',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-3px' },
      [current]: {
        color: 'fg',
        fontWeight: '680',
        _after: { content: '""', position: 'absolute', inset: 'auto 0 0', h: '3px', bg: 'brand.mark' },
      },
    },
  },
  variants: {
    layout: {
      row: {},
      /** A column at 64em and over, a scrolling row below. */
      side: { list: { lg: column.list }, tab: { lg: column.tab } },
    },
    /** Lets a row reach the edges of the page, so that half a tab hints at more. */
    bleed: { true: { list: { mx: 'calc(-1 * {spacing.gutter})', px: 'gutter' } } },
  },
  compoundVariants: [{ layout: 'side', bleed: true, css: { list: { lg: { m: '0', p: '0' } } } }],
  defaultVariants: { layout: 'row' },
})
