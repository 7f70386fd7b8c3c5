import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { breakpoints } from '../breakpoints'
import { keepRecipes } from '../kept'
import { textStyles } from '../textStyles'

const made = createSystem(defaultBaseConfig, { cssVarsPrefix: 't', theme: { breakpoints, textStyles } })

/**
 * The design system as the built client has it: tokens were worked out by the build (`tokenDictionary.ts`), utilities and
 * conditions that nothing uses are left out, and everything global (layers, preflight, variables, our own) is in the
 * stylesheet of the page. `test/builtStyles.test.ts` holds that it gives the same CSS as `theme/system.ts`.
 */
export const system = keepRecipes({
  ...made,
  _config: { ...made._config, disableLayers: true },
  _global: [],
})
