import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const toastRecipe = defineSlotRecipe({
  slots: ['region', 'root', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      display: 'grid',
      gap: '2',
      // A long word of a toast would widen its column beyond the window.
      gridTemplateColumns: 'minmax(0, 1fr)',
      w: 'min(24rem, calc(100vw - 2rem))',
      pointerEvents: 'none',
      // On a phone the bottom has the controls: the next action, the message field, the buttons of a dialog.
      mdDown: { left: '50%', top: '2', translate: '-50% 0' },
      md: { right: '4', top: '5rem' },
    },
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      w: 'full',
      maxW: '24rem',
      px: '4',
      py: '3.5',
      bg: 'papel.950',
      color: 'papel.50',
      // Visible over the footer too, which is equally dark.
      border: '1px solid',
      borderColor: 'papel.700',
      borderRadius: 'sm',
      boxShadow: 'float',
      fontSize: 'sm',
      lineHeight: '1.4',
      // A link may be longer than the toast.
      overflowWrap: 'anywhere',
      pointerEvents: 'auto',
      animation: 'riseIn {durations.mid} {easings.out}',
      '--t-colors-focus-ring': 'colors.manila.200',
      '& > svg': { mt: '.0625rem' },
      '& > span': { minW: '0' },
      '& b': { display: 'block', fontWeight: '700' },
      // A button would have the page's dark text colour.
      '& b ~ button': { color: 'inherit' },
      '& a, & b ~ button': {
        display: 'block',
        w: 'fit-content',
        mt: '1',
        fontWeight: '600',
        textDecoration: 'underline',
      },
    },
    close: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      w: '7',
      h: '7',
      mt: '-1',
      mr: '-1.5',
      mb: '0',
      ml: 'auto',
      color: 'inherit',
      '& svg': { w: '1em', h: '1em' },
    },
  },
  variants: {
    kind: {
      success: { root: { '& > svg': { color: 'torno.300' } } },
      warning: { root: { '& > svg': { color: 'manila.300' } } },
      error: { root: { '& > svg': { color: 'carmin.300' } } },
      info: { root: { '& > svg': { color: 'manila.300' } } },
    },
  },
  defaultVariants: { kind: 'success' },
})
