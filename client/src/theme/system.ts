import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { breakpoints } from './breakpoints'
import { globalCss } from './globalCss'
import { keepRecipes } from './kept'
import { keyframes } from './keyframes'
import { semanticTokens } from './semanticTokens'
import { textStyles } from './textStyles'
import { tokens } from './tokens'

/**
 * Tuerca's design system. Based on Chakra's bare config, not its default theme: every recipe is ours and is
 * loaded with the component that uses it, so the first load has no styles of other screens. The built client
 * uses `built/system.ts` instead.
 */
export const system = keepRecipes(
  createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 't',
    cssVarsRoot: ':where(:root, :host)',
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes },
  }),
)
