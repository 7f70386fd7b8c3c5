import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { timelineRecipe } from '../theme/recipes/timeline'
import { VisuallyHidden } from './VisuallyHidden'

export type TimelineStep = {
  title: string
  /** Time of the step, or its missing condition. */
  detail?: ReactNode | undefined
  state: 'done' | 'current' | 'todo'
}

type TimelineProps = {
  steps: readonly TimelineStep[]
  /**
   * `horizontal` from 48em up; `compact` is horizontal under 64em and vertical above (next to a chat), with
   * the next step's condition below.
   */
  layout?: 'vertical' | 'horizontal' | 'compact' | undefined
}

const spoken = { done: 'hecho', current: 'paso actual', todo: 'pendiente' } as const

/** pagado → enviado → recibido → liberado. The current step is a ring of minio: a nut. */
export function Timeline({ steps, layout }: TimelineProps) {
  const styles = useSlotRecipe({ recipe: timelineRecipe })({ layout })
  const next = steps.find(({ state }) => state === 'todo')
  return (
    <>
      <chakra.ol css={styles.root}>
        {steps.map(step => (
          <chakra.li
            key={step.title}
            css={styles.item}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <chakra.span css={styles.mark}>{step.state === 'done' && <Check />}</chakra.span>
            <chakra.b css={styles.title}>
              {step.title}
              <VisuallyHidden>, {spoken[step.state]}</VisuallyHidden>
            </chakra.b>
            {step.detail && <chakra.span css={styles.detail}>{step.detail}</chakra.span>}
          </chakra.li>
        ))}
      </chakra.ol>
      {layout === 'compact' && next?.detail && (
        <chakra.p hideFrom="lg" mt="2" textStyle="xs" color="fg.muted">
          {next.detail}
        </chakra.p>
      )}
    </>
  )
}
