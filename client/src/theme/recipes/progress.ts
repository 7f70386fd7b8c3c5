import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const stepperRecipe = defineSlotRecipe({
  slots: ['root', 'step'],
  base: {
    root: { display: 'flex', gap: '2', counterReset: 'step' },
    step: {
      flex: { base: '.55', sm: '1' },
      minW: '0',
      pt: '3',
      borderTop: '4px solid',
      borderColor: 'border',
      fontSize: 'sm',
      lineHeight: '1.25',
      color: 'fg.muted',
      counterIncrement: 'step',
      _before: { content: '"Paso " counter(step)', display: 'block', fontSize: 'xs', fontStretch: '88%' },
      '& b': { fontWeight: '620' },
      '&:not([aria-current]) b': { smDown: { srOnly: true } },
      '&[data-done]': { borderColor: 'trust.solid' },
      '&[aria-current]': { borderColor: 'brand.mark', color: 'fg', flex: { base: '2', sm: '1' } },
    },
  },
})
