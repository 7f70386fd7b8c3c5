import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const inset = { px: { base: '5', md: '7' } } as const

/** The toasts while a dialog is open. */
const TOASTS = 'body:has(&) [data-toaster]'

/** Maximum width; toasts are narrow enough to fit next to it, as far as the window has room. */
const wide = (rem: number) => ({
  maxW: `${rem}rem`,
  md: { [TOASTS]: { w: `clamp(15rem, calc(50vw - ${rem / 2 + 2}rem), 24rem)` } },
})

/** Bottom sheet under 48em, centred above. The footer never scrolls. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'overlay',
      _open: { animation: 'fadeIn {durations.mid} {easings.out}' },
      _closed: { animation: 'fadeOut {durations.fast} {easings.out}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'grid',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      minH: '0',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'float',
      outline: '0',
      '& > form': { display: 'flex', flexDirection: 'column', minH: '0', flex: '1' },
    },
    header: {
      display: 'flex',
      gap: '4',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      // The button is taller than the title's line.
      '& > button': { mt: '-1.5', mr: '-2' },
      flex: 'none',
      pt: { base: '5', md: '6' },
      pb: '3',
      ...inset,
    },
    // The clamp hides what overflows: the padding leaves room for the accent of a capital letter.
    title: { textStyle: 'dialog', lineClamp: '4', pt: '1', mt: '-1' },
    // A browser that keeps its place while content grows moves what is being tapped.
    body: { pt: '1', pb: '5', overflow: 'auto', overflowAnchor: 'none', ...inset },
    footer: {
      display: 'flex',
      flex: 'none',
      flexWrap: 'wrap',
      gap: '2.5',
      alignItems: 'center',
      justifyContent: 'flex-end',
      py: '3.5',
      borderTop: '1px solid',
      borderColor: 'border',
      bg: 'bg.panel',
      ...inset,
      '& > button, & > a': { smDown: { flex: 'auto', whiteSpace: 'nowrap' } },
    },
  },
  variants: {
    kind: {
      dialog: {
        positioner: { placeItems: { base: 'end center', md: 'center' }, p: { md: '6' } },
        content: {
          maxH: '94dvh',
          borderRadius: { base: '{radii.md} {radii.md} 0 0', md: 'md' },
          _open: {
            animationDuration: 'mid',
            animationTimingFunction: 'out',
            animationName: { base: 'sheetIn', md: 'riseIn' },
          },
          _closed: { animationDuration: 'fast', animationName: { base: 'sheetOut', md: 'sinkOut' } },
        },
        footer: { borderBottomRadius: { md: 'md' } },
      },
      drawer: {
        positioner: { justifyItems: 'end' },
        content: {
          h: '100dvh',
          maxW: '30rem',
          md: { [TOASTS]: { right: '31rem', w: 'min(24rem, calc(100vw - 33rem))' } },
          _open: { animation: 'drawerIn {durations.mid} {easings.out}' },
          _closed: { animation: 'drawerOut {durations.fast} {easings.out}' },
        },
        body: { flex: '1' },
      },
    },
    width: {
      sm: { content: wide(26) },
      md: { content: wide(34) },
      lg: { content: wide(46) },
      xl: { content: wide(60) },
    },
  },
  defaultVariants: { kind: 'dialog' },
})
