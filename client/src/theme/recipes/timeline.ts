import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const across = {
  root: { flexDirection: 'row' },
  item: {
    flex: '1',
    pt: '2.125rem',
    pr: '4',
    pb: '0',
    pl: '0',
    _before: { left: '1.75rem', right: '1', top: '.6875rem', bottom: 'auto', w: 'auto', h: '2px' },
  },
} as const

export const timelineRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'mark', 'title', 'detail'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    item: {
      position: 'relative',
      pb: '5',
      pl: '9',
      lineHeight: '1.35',
      _before: {
        content: '""',
        position: 'absolute',
        left: '.6875rem',
        top: '6',
        bottom: '-.125rem',
        w: '2px',
        bg: 'border',
      },
      _last: { pb: '0', _before: { display: 'none' } },
      '&[data-state=done]::before': { bg: 'trust.solid' },
    },
    mark: {
      position: 'absolute',
      left: '0',
      top: '0',
      display: 'grid',
      placeItems: 'center',
      w: '6',
      h: '6',
      border: '2px solid',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      color: 'fg.muted',
      '& svg': { w: '.875rem', h: '.875rem', strokeWidth: '2.5' },
      '[data-state=done] > &': { bg: 'trust.solid', borderColor: 'trust.solid', color: 'trust.contrast' },
      '[data-state=current] > &': { borderColor: 'brand.mark', borderWidth: '7px' },
    },
    title: {
      display: 'block',
      fontWeight: '640',
      '[data-state=todo] > &': { fontWeight: '520', color: 'fg.muted' },
    },
    detail: { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  },
  variants: {
    layout: {
      vertical: {},
      /** Horizontal at 48em and over. */
      horizontal: { root: { md: across.root }, item: { md: across.item } },
      /** Horizontal and tight under 64em, where `Timeline` shows only the current step's detail, below. */
      compact: {
        root: { lgDown: across.root },
        item: { lgDown: { ...across.item, pt: '8', pr: '1', textStyle: 'xs' } },
        detail: { lgDown: { display: 'none' } },
      },
    },
  },
  defaultVariants: { layout: 'vertical' },
})
