import { defineRecipe } from '@chakra-ui/react/styled-system'
import { inv } from '../conditions'

/** Pill used to choose brands or to filter a list; `on` comes from aria-pressed or from the input inside. */
export const chipRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'ctlSm',
    px: '3.5',
    py: '1',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'transparent',
    color: 'inherit',
    fontSize: 'sm',
    fontWeight: '520',
    lineHeight: '1.2',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { borderRadius: 'full' },
    [inv]: { borderColor: 'torno.500', color: 'fg.inverted', _hover: { bg: 'torno.700' } },
    '&:is([aria-pressed=true], [aria-current]:not([aria-current=false]), :has(:checked))': {
      bg: 'fg',
      borderColor: 'fg',
      color: 'bg',
      // After a tap the hover style remains: the chosen chip must stay readable with it.
      _hover: { bg: 'fg' },
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted', borderColor: 'border' },
  },
})
