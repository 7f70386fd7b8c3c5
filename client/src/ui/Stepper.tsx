import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { stepperRecipe } from '../theme/recipes/progress'
import { VisuallyHidden } from './VisuallyHidden'

/** The steps of a form: 'Paso 1 Vehículo'. `current` is an index from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const styles = useSlotRecipe({ recipe: stepperRecipe })()
  return (
    <chakra.ol css={styles.root} aria-label="Pasos">
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          css={styles.step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
        >
          <b>{step}</b>
          {index < current && <VisuallyHidden> (listo)</VisuallyHidden>}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
