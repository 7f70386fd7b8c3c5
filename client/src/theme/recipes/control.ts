import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * The arrow of a select. A background image cannot use a theme's colour: `fg.muted` is written out for each.
 */
const chevron = (color: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${color}' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E") right 12px center/1.125rem no-repeat`

/** Text inputs, text areas and selects. */
export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    minH: 'ctl',
    px: '3.5',
    py: '2',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    color: 'fg',
    textOverflow: 'ellipsis',
    // Margin for the label, below the sticky bar, and on a phone below a toast.
    scrollMarginTop: { base: '32', md: '10' },
    appearance: 'none',
    transition: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg' },
    _focusVisible: { outlineOffset: '0', borderColor: 'focusRing', borderRadius: 'sm' },
    _invalid: { borderColor: 'danger.border', borderWidth: '2px' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle' },
  },
  variants: {
    kind: {
      input: {},
      area: { minH: '6rem', resize: 'vertical', lineHeight: '1.45' },
      select: {
        pr: '9',
        cursor: 'pointer',
        background: chevron('%235a5d55'),
        _dark: { background: chevron('%23b1b5ab') },
        bgColor: 'bg.panel',
        '& option': { bg: 'bg.panel', color: 'fg' },
      },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { kind: 'input' },
})

const check =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3.5'%3E%3Cpath d='m5 12 5 5L20 7'/%3E%3C/svg%3E\") center/1rem no-repeat"

/** Native checkbox or radio, drawn by us: 22 px, green when on. */
export const tickRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    w: '1.375rem',
    h: '1.375rem',
    m: '0',
    border: '1.5px solid',
    borderColor: 'border.control',
    bg: 'bg.panel',
    cursor: 'pointer',
    _checked: { borderColor: 'trust.solid', bg: 'trust.solid' },
    _disabled: { cursor: 'not-allowed', opacity: '.55' },
    _invalid: { borderColor: 'danger.border' },
  },
  variants: {
    kind: {
      checkbox: {
        borderRadius: 'xs',
        _before: { content: '""', bg: 'trust.contrast', mask: check, opacity: '0' },
        _checked: { _before: { opacity: '1' } },
        '@media (forced-colors: active)': { appearance: 'auto' },
      },
      radio: {
        borderRadius: 'full',
        _focusVisible: { borderRadius: 'full' },
        _checked: { boxShadow: 'inset 0 0 0 4px {colors.bg.panel}' },
        '@media (forced-colors: active)': { appearance: 'auto' },
      },
    },
  },
  defaultVariants: { kind: 'checkbox' },
})
