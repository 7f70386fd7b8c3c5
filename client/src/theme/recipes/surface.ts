import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { dense } from '../conditions'

export const panelRecipe = defineRecipe({
  base: {
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    p: 'card',
  },
  variants: {
    /** No padding: for lists and tables that reach the border. */
    flush: { true: { p: '0', overflow: 'hidden' } },
  },
})

export const noticeRecipe = defineSlotRecipe({
  slots: ['root', 'icon'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      px: '4',
      py: '3.5',
      borderRadius: 'sm',
      color: 'fg',
      fontSize: 'sm',
      lineHeight: '1.45',
    },
    icon: { mt: '.0625rem', flex: 'none' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.subtle' }, icon: { color: 'info.fg' } },
      trust: { root: { bg: 'trust.subtle' }, icon: { color: 'trust.fg' } },
      warn: { root: { bg: 'warn.subtle' }, icon: { color: 'warn.fg' } },
      danger: { root: { bg: 'danger.subtle' }, icon: { color: 'danger.fg' } },
      /** A locked area: contact data before payment. */
      locked: { root: { border: '1.5px dashed', borderColor: 'border.control' } },
    },
  },
  defaultVariants: { tone: 'info' },
})

export const statRecipe = defineSlotRecipe({
  slots: ['root', 'cell'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
      overflow: 'hidden',
      [dense]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
    cell: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '.125rem',
      minW: '0',
      px: { base: '1.125rem', md: '5' },
      py: { base: '4', md: '1.125rem' },
      color: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      boxShadow: '1px 0 0 {colors.border.subtle}, 0 1px 0 {colors.border.subtle}',
      '&:is(a, button):hover': { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-3px' },
      '& > b': {
        fontSize: '2rem',
        fontWeight: '740',
        fontStretch: '96%',
        lineHeight: '1.05',
        letterSpacing: '-.02em',
        fontVariantNumeric: 'tabular-nums',
      },
      '& > span': { fontSize: 'sm', fontWeight: '600' },
      '& > small': { fontSize: 'xs', color: 'fg.muted' },
      [dense]: {
        px: { base: '2.5', md: '4' },
        py: { base: '2.5', md: '3' },
        '& > b': { fontSize: { base: '1.375rem', md: '1.625rem' } },
        '& > span': {
          fontSize: { base: '2xs', md: 'sm' },
          fontStretch: { base: '80%', md: '100%' },
          lineHeight: { base: '1.2', md: '1.55' },
        },
        '& > small': { display: { base: 'none', md: 'block' } },
      },
    },
  },
  variants: {
    columns: {
      2: {
        root: { gridTemplateColumns: 'repeat(2, 1fr)', [dense]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
      },
      3: {
        root: { gridTemplateColumns: 'repeat(3, 1fr)', [dense]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
        cell: { px: { base: '3', md: '5' }, '& > b': { fontSize: { base: '1.375rem', md: '2rem' } } },
      },
    },
  },
})

export const photoRecipe = defineSlotRecipe({
  slots: ['root', 'count'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '1',
      w: 'full',
      overflow: 'hidden',
      borderRadius: 'xs',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: 'xs',
      lineHeight: '1.2',
      textAlign: 'center',
      '& > img': { w: 'full', h: 'full', objectFit: 'cover' },
      '& > svg.plate': { w: '78%', h: '78%' },
      '&:is(button)': { cursor: 'zoom-in' },
    },
    count: {
      position: 'absolute',
      right: '0',
      bottom: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      px: '1.5',
      bg: 'fg',
      color: 'bg',
      fontSize: '2xs',
      fontWeight: '620',
      lineHeight: '1.25rem',
      borderTopLeftRadius: 'xs',
      '& svg': { w: '.75rem', h: '.75rem', strokeWidth: '2.25' },
    },
  },
  variants: {
    tint: {
      papel: {},
      manila: { root: { bg: 'tag.strong' } },
      torno: { root: { bg: 'trust.muted' } },
      minio: { root: { bg: 'brand.muted' } },
    },
    ratio: {
      square: {},
      wide: { root: { aspectRatio: '4/3', '& > svg.plate': { w: 'auto', h: '112%' } } },
    },
    fit: {
      cover: {},
      contain: { root: { '& > img': { position: 'absolute', inset: '0', objectFit: 'contain' } } },
    },
  },
  defaultVariants: { tint: 'papel', ratio: 'square' },
})
