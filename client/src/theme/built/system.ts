import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { breakpoints } from '../breakpoints'
import { keepRecipes } from '../kept'
import { textStyles } from '../textStyles'

const made = createSystem(defaultBaseConfig, { cssVarsPrefix: 't', theme: { breakpoints, textStyles } })

/**
 * The design system of the built client: tokens are computed by the build (`tokenDictionary.ts`), unused
 * utilities and conditions are left out, and everything global (layers, preflight, variables, our own) is in
 * the page's stylesheet. `test/builtStyles.test.ts` checks that it gives the same CSS as `theme/system.ts`.
 */
export const system = keepRecipes({
  ...made,
  _config: { ...made._config, disableLayers: true },
  _global: [],
})
