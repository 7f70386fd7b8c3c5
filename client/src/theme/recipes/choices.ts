import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A native checkbox drawn as a switch. */
export const switchRecipe = defineRecipe({
  base: {
    appearance: 'none',
    position: 'relative',
    w: '2.5rem',
    h: '1.5rem',
    m: '0',
    flex: 'none',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transition: 'background',
    transitionDuration: 'fast',
    _focusVisible: { borderRadius: 'full' },
    _after: {
      content: '""',
      position: 'absolute',
      inset: '3px auto 3px 3px',
      w: '1.125rem',
      borderRadius: 'full',
      bg: 'bg.panel',
      transition: 'transform',
      transitionDuration: 'mid',
      transitionTimingFunction: 'out',
    },
    _checked: { bg: 'trust.solid', _after: { transform: 'translateX(1rem)' } },
    _disabled: { cursor: 'not-allowed', opacity: '.55' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
})

/** Up to four short options in a row. */
export const segmentRecipe = defineRecipe({
  base: {
    display: 'flex',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    overflow: 'hidden',
    _invalid: { borderColor: 'danger.border' },
    '& label': { flex: '1', position: 'relative', display: 'flex', cursor: 'pointer' },
    '& input': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      m: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    '& span': {
      flex: '1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minH: 'calc({sizes.ctl} - 3px)',
      px: '2',
      py: '1',
      fontSize: 'sm',
      fontWeight: '560',
      lineHeight: '1.15',
      textAlign: 'center',
    },
    '& label + label span': { borderLeft: '1px solid', borderColor: 'border' },
    '& input:checked + span': { bg: 'trust.solid', color: 'trust.contrast' },
    '& input:disabled + span': { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
    '& label:has(:focus-visible) span': {
      outline: '3px solid',
      outlineColor: 'focusRing',
      outlineOffset: '-3px',
    },
  },
})

/** A card that is a radio: payment method, plan, mode. */
export const optionRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3.5',
    p: '4',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    color: 'fg',
    lineHeight: '1.4',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '&:is(:has(:checked), [aria-current]:not([aria-current=false]))': {
      borderColor: 'trust.solid',
      boxShadow: 'inset 0 0 0 1px {colors.trust.solid}',
      bg: 'trust.subtle',
    },
    '&:has(:disabled)': { cursor: 'not-allowed', bg: 'bg.muted', color: 'fg.muted', borderColor: 'border' },
  },
})
