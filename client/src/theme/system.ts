import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss } from './globalCss'
import { keyframes } from './keyframes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'

/**
 * Tuerca's design system. It starts from Chakra's bare config, not its default theme: every recipe is ours and travels
 * with the component that uses it, so the first load carries no style of a screen that is not shown.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 't',
  cssVarsRoot: ':where(:root, :host)',
  globalCss,
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
})
