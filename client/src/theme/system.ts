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
 * Tuerca's design system. It starts from Chakra's bare config, not its default theme: every recipe is ours and travels
 * with the component that uses it, so the first load carries no style of a screen that is not shown.
 * The built client has `built/system.ts` in its place.
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
