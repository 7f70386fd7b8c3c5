import { defineRecipe } from '@chakra-ui/react/styled-system'

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.3125rem',
    px: '2',
    py: '.125rem',
    borderRadius: 'xs',
    fontSize: 'xs',
    fontWeight: '620',
    fontStretch: '88%',
    lineHeight: '1.45',
    bg: 'bg.muted',
    color: 'fg',
    whiteSpace: 'nowrap',
    '& svg': { w: '.875rem', h: '.875rem', strokeWidth: '2.2', flex: 'none' },
  },
  variants: {
    tone: {
      neutral: {},
      ok: { bg: 'ok.subtle', color: 'ok.fg' },
      warn: { bg: 'warn.subtle', color: 'warn.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
      brand: { bg: 'brand.muted', color: 'brand.fg' },
      line: { bg: 'transparent', boxShadow: 'inset 0 0 0 1px {colors.border.control}' },
      ink: { bg: 'fg', color: 'bg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** The number on a tab or on the bell. */
export const countRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '1.375rem',
    h: '1.25rem',
    px: '.3125rem',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg',
    fontSize: '2xs',
    fontWeight: '680',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { on: { true: { bg: 'brand.solid', color: 'brand.contrast' } } },
})

export const stampRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    px: '2.5',
    pt: '1',
    pb: '.1875rem',
    border: '2.5px solid currentColor',
    borderRadius: 'xs',
    fontStretch: '112%',
    fontWeight: '800',
    fontSize: '.9375rem',
    letterSpacing: '.06em',
    lineHeight: '1.1',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
    transform: 'rotate(-5deg)',
    color: 'trust.fg',
  },
  variants: {
    tone: { trust: {}, brand: { color: 'brand.fg' }, gray: { color: 'fg.muted' } },
    /** Plays once, when the state has just changed on screen. */
    fresh: { true: { animation: 'stamp {durations.mid} {easings.out}' } },
  },
  defaultVariants: { tone: 'trust' },
})

export const avatarRecipe = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    w: '9',
    h: '9',
    overflow: 'hidden',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: '680',
    letterSpacing: '.02em',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: {
    tone: {
      trust: { bg: 'trust.solid', color: 'trust.contrast' },
      manila: { bg: 'tag.strong', color: 'tag.fg' },
    },
    size: { sm: { w: '7', h: '7', fontSize: '2xs' }, md: {}, lg: { w: '14', h: '14', fontSize: 'h3' } },
  },
  defaultVariants: { tone: 'trust', size: 'md' },
})
