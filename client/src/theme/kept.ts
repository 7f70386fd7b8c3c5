import type { createSystem } from '@chakra-ui/react/styled-system'

type System = ReturnType<typeof createSystem>

/** The system with one cached function per recipe: Chakra's components request theirs at each rendering. */
export function keepRecipes<S extends Pick<System, 'cva' | 'sva'>>(system: S): S {
  return { ...system, cva: kept(system.cva), sva: kept(system.sva) }
}

function kept<F extends System['cva'] | System['sva']>(make: F): F {
  const made = new WeakMap<object, unknown>()
  const keep = (config: object) => {
    let recipe = made.get(config)
    if (!recipe) {
      recipe = (make as (config: object) => unknown)(config)
      made.set(config, recipe)
    }
    return recipe
  }
  return keep as F
}
