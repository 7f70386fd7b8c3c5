import { defineRecipe } from '@chakra-ui/react/styled-system'
import { inv } from '../conditions'

const off = {
  '--b': 'colors.border',
  bg: 'bg.muted',
  color: 'fg.quiet',
  cursor: 'not-allowed',
  transform: 'none',
  borderColor: 'var(--b)',
} as const

const filled = (palette: 'brand' | 'trust' | 'danger') => ({
  '--b': `colors.${palette}.solid`,
  bg: `${palette}.solid`,
  color: `${palette}.contrast`,
  _hover: { '--b': `colors.${palette}.hover`, bg: `${palette}.hover` },
})

export const buttonRecipe = defineRecipe({
  base: {
    '--b': 'colors.border.strong',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    border: '1.5px solid var(--b)',
    borderRadius: 'sm',
    bg: 'transparent',
    color: 'fg',
    fontWeight: '640',
    lineHeight: '1.15',
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background, border-color, transform',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _hover: { bg: 'bg.muted' },
    _active: { transform: 'translateY(1px)' },
    [inv]: {
      '--b': 'colors.fg.invertedMuted',
      color: 'fg.inverted',
      _hover: { bg: 'rgb(255 255 255 / .1)' },
      '&:is(:disabled, [aria-disabled=true])': off,
    },
    '&:is(:disabled, [aria-disabled=true])': off,
  },
  variants: {
    variant: {
      outline: {},
      solid: { ...filled('brand'), [inv]: { ...filled('brand') } },
      trust: filled('trust'),
      dangerSolid: filled('danger'),
      danger: { '--b': 'colors.danger.border', color: 'danger.fg', _hover: { bg: 'danger.subtle' } },
      soft: {
        '--b': 'colors.border',
        bg: 'bg.panel',
        _hover: { '--b': 'colors.border.control', bg: 'bg.panel' },
      },
      ghost: { '--b': 'transparent', [inv]: { '--b': 'transparent' } },
      link: {
        border: '0',
        fontWeight: '620',
        justifyContent: 'flex-start',
        textAlign: 'start',
        gap: '1.5',
        minH: 'ctlLink',
        px: '0',
        py: '1',
        textDecoration: 'underline',
        textUnderlineOffset: '.22em',
        textDecorationThickness: '1px',
        _hover: { bg: 'transparent', textDecorationColor: 'brand.mark', textDecorationThickness: '2px' },
        [inv]: { _hover: { bg: 'transparent' } },
        '&:is(:disabled, [aria-disabled=true])': { bg: 'transparent' },
      },
    },
    size: {
      md: { minH: 'ctl', px: '5', py: '2', fontSize: 'md' },
      sm: { minH: 'ctlSm', px: '3.5', py: '1', fontSize: 'sm' },
    },
    full: { true: { w: 'full' } },
    icon: { true: { flex: 'none', px: '0', py: '0' } },
  },
  compoundVariants: [
    { variant: 'ghost', size: 'md', css: { px: '3' } },
    { variant: 'ghost', size: 'sm', css: { px: '3' } },
    { icon: true, size: 'md', css: { w: 'ctl', px: '0' } },
    { icon: true, size: 'sm', css: { w: 'ctlSm', px: '0' } },
    { variant: 'link', size: 'md', css: { minH: 'ctlLink', px: '0', py: '1' } },
    { variant: 'link', size: 'sm', css: { minH: 'ctlLink', px: '0', py: '1' } },
  ],
  defaultVariants: { variant: 'outline', size: 'md' },
})
