import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const hole = (x: string, y: string) => `radial-gradient(circle at ${x} ${y}, #0000 6px, #000 6.5px)`
const cutTop = 'polygon(var(--c) 0, calc(100% - var(--c)) 0, 100% var(--c), 100% 100%, 0 100%, 0 var(--c))'
const cutLeft = 'polygon(var(--c) 0, 100% 0, 100% 100%, var(--c) 100%, 0 calc(100% - var(--c)), 0 var(--c))'

/** The hole goes through both layers; the fill is inset by 1 px, hence the shifts `--ox` and `--oy`. */
const left = {
  '--hx': '2rem',
  '--ox': '-1px',
  '&::before, &::after': { clipPath: cutLeft },
} as const
const top = { '--hx': '50%', '--ox': '0px', '&::before, &::after': { clipPath: cutTop } } as const

/**
 * Paper keeps its light colours at night, a little dimmed. Needs the class `light` on the same element, which
 * gives everything on it the tokens of the light theme.
 */
export const nightPaper = {
  '.dark &': {
    '--t-colors-tag-bg': '#e6dab9',
    '--t-colors-tag-strong': '#dcc992',
    '--t-colors-bg-panel': '#e9e8e1',
  },
} as const

/**
 * The tag of a part. Border and fill are two clipped pseudo-elements, so that the border follows the 45° cut,
 * the background shows through the hole, and the content (with its focus rings) is never clipped.
 */
export const tagRecipe = defineSlotRecipe({
  slots: ['root', 'eye', 'thread'],
  base: {
    root: {
      '--hy': '1.875rem',
      '--oy': '-1px',
      '--cut': '20px',
      '--tb': 'colors.tag.bg',
      '--tl': 'colors.tag.border',
      position: 'relative',
      isolation: 'isolate',
      '--t-colors-focus-ring': 'colors.brand.focusRing',
      color: 'tag.fg',
      ...nightPaper,
      '&::before, &::after': { content: '""', position: 'absolute', zIndex: '-1' },
      '&::before': {
        '--c': 'var(--cut)',
        inset: '0',
        bg: 'var(--tl)',
        mask: hole('var(--hx)', 'var(--hy)'),
      },
      '&::after': {
        '--c': 'calc(var(--cut) - .6px)',
        inset: '1px',
        bg: 'var(--tb)',
        mask: hole('calc(var(--hx) + var(--ox))', 'calc(var(--hy) + var(--oy))'),
      },
      '& hr': { border: '0', borderTop: '2px dashed', borderColor: 'tag.border', opacity: '.9' },
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    eye: {
      position: 'absolute',
      left: 'var(--hx)',
      top: 'var(--hy)',
      w: '1.75rem',
      h: '1.75rem',
      m: '-.875rem',
      pointerEvents: 'none',
    },
    thread: {
      position: 'absolute',
      left: '50%',
      top: '-2.5rem',
      w: '2px',
      h: '4.1rem',
      ml: '-1px',
      bg: 'fg',
      // Like the rail, which is not paper.
      '.dark &': { bg: 'papel.100' },
      '.inv &': { bg: 'torno.300' },
    },
  },
  variants: {
    shape: {
      top: { root: { ...top, pt: '14', px: '5', pb: '5' } },
      /** Hole on the left, centred: header of a chat, a summary. */
      left: { root: { ...left, '--hy': '50%', '--oy': '0px', py: '5', pr: '5', pl: '16' } },
      /** Hole on the left, near the top: for content of any height. */
      leftTall: { root: { ...left, '--hy': '2.25rem', py: '5', pr: '5', pl: '16' } },
      /** An offer in a comparison: a row under 48em, a hanging tag above. */
      offer: {
        root: {
          mdDown: { ...left, '--hy': '2.125rem', pt: '1.125rem', pr: '1.125rem', pb: '5', pl: '16' },
          md: { ...top, pt: '3.75rem', px: '5', pb: '5' },
        },
        thread: { mdDown: { display: 'none' } },
      },
    },
    tone: {
      /** On cardboard, muted text has the brown of the ink. */
      manila: { root: { '--t-colors-fg-muted': 'colors.tag.muted' } },
      blank: {
        root: {
          '--tb': 'colors.bg.panel',
          '--tl': 'colors.border',
          '--t-colors-fg-muted': 'colors.fg.quiet',
          color: 'fg',
        },
      },
    },
    selected: { true: { root: { '--tl': 'colors.trust.solid', '--tb': 'colors.tag.strong' } } },
    large: { true: { root: { '--cut': '26px' } } },
  },
  defaultVariants: { shape: 'top', tone: 'manila' },
})

/** The stub under a tag: the money. */
export const stubRecipe = defineSlotRecipe({
  slots: ['root', 'icon'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '.125rem .75rem',
      px: '5',
      pt: '3',
      pb: '3.5',
      mt: '-1px',
      mask: 'radial-gradient(circle at 50% 0, #0000 2.5px, #000 3px) 50% 0/11px 100%',
      transition: 'transform',
      transitionDuration: 'mid',
      transitionTimingFunction: 'out',
    },
    icon: { gridColumn: '2', gridRow: '1/3', '& svg': { w: '6', h: '6' } },
  },
  variants: {
    state: {
      held: { root: { bg: 'trust.solid', color: 'trust.contrast' } },
      released: {
        root: {
          // On a phone, limited to the edge of the page.
          transform: {
            base: 'translate(.5rem, 1rem) rotate(3deg)',
            md: 'translate(1.25rem, 1rem) rotate(3deg)',
          },
          bg: 'bg.panel',
          color: 'trust.fg',
          boxShadow: 'inset 0 0 0 1.5px {colors.trust.solid}',
        },
      },
      empty: { root: { bg: 'bg.muted', color: 'fg.muted' } },
    },
    fresh: { true: { root: { transformOrigin: '0 0', animation: 'tear 1s {easings.out}' } } },
  },
  defaultVariants: { state: 'held' },
})
