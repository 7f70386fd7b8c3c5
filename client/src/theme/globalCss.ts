import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { styles } from './textStyles'
import { density } from './tokens'

const calm = '@media (prefers-reduced-motion: reduce)'
/** Phones and tablets: everything that is tapped is at least 44 px high there. */
const touch = '@media (pointer: coarse)'
const TARGET = '2.75rem'

/**
 * Class names for screens: - `densa`: counter density, for provider and admin panels (sizes, paddings and
 * text shrink). - `inv`: an inverted (green) zone; buttons, chips, muted text and the focus ring adapt. -
 * `num`: tabular figures.
 */
export const globalCss = defineGlobalStyles({
  html: {
    textSizeAdjust: '100%',
    scrollBehavior: 'smooth',
    // Clear of the header, and of a bar at the foot with an error's line above it.
    scrollPadding: '5rem 0 8rem',
    colorPalette: 'brand',
    colorScheme: 'light',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    '--plate-line': 'colors.plate.line',
    '--plate-fill': 'colors.plate.fill',
    '--plate-shade': 'colors.plate.shade',
    '--plate-accent': 'colors.plate.accent',
    [calm]: { scrollBehavior: 'auto' },
  },
  'html.dark': { colorScheme: 'dark' },
  '*, *::before, *::after': { [calm]: { animation: 'none !important', transition: 'none !important' } },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: '400',
    lineHeight: '1.55',
    fontStretch: '100%',
    wordSpacing: '.045em',
    minHeight: '100dvh',
    // Breaks long names and addresses at the edge of a phone.
    overflowWrap: 'break-word',
    // On the body, because the layer of the tokens comes after this one.
    [touch]: { '--t-sizes-ctl-sm': TARGET, '--t-sizes-ctl-link': TARGET },
  },
  h1: styles.h1,
  h2: styles.h2,
  h3: styles.h3,
  h4: styles.h4,
  'p, li, dd': { textWrap: 'pretty' },
  a: {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
    _hover: { textDecorationColor: 'brand.mark', textDecorationThickness: '2px' },
  },
  button: { cursor: 'pointer' },
  'button, input, select, textarea': { letterSpacing: 'inherit', wordSpacing: 'inherit' },
  '::placeholder': { color: 'fg.muted', opacity: '1', userSelect: 'none' },
  '::selection': { bg: 'brand.emphasized', color: 'fg' },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'focusRing',
    outlineOffset: '2px',
    borderRadius: 'xs',
  },
  /** Focused when a screen opens, but not interactive, so they need no visible focus. */
  ':is(h1, main):focus-visible': { outline: 'none' },
  /** An icon scales with adjacent text, unless it has a `size`. */
  ':where(svg.lucide[width="24"])': {
    width: '1.25em',
    height: '1.25em',
  },
  ':where(svg.lucide)': { flex: 'none', strokeWidth: '1.75' },
  '.num': { fontVariantNumeric: 'tabular-nums' },
  '.inv': {
    color: 'fg.inverted',
    '--t-colors-fg-muted': 'colors.fg.invertedMuted',
    '--t-colors-focus-ring': 'colors.manila.200',
  },
  '.densa': {
    fontSize: 'md',
    '--t-sizes-ctl': density.counter.ctl,
    '--t-sizes-ctl-sm': density.counter.ctlSm,
    '--t-spacing-card': density.counter.card,
    '--t-spacing-row': density.counter.row,
    '--t-font-sizes-md': density.counter.md,
    '--t-font-sizes-sm': density.counter.sm,
    [touch]: { '--t-sizes-ctl': TARGET, '--t-sizes-ctl-sm': TARGET },
  },
})
