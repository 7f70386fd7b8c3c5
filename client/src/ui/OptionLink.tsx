import { chakra } from '@chakra-ui/react/styled-system'
import { optionRecipe } from '../theme/recipes/choices'

/** A card of `RadioCards` as a link, to switch between two forms; mark the current one with aria-current. */
export const OptionLink = chakra('a', optionRecipe)
