import type { ComponentProps } from 'react'
import { ContactStep } from './ContactStep'
import { PartsStep } from './PartsStep'

type LaterStepsProps = ComponentProps<typeof PartsStep> & { step: 'repuestos' | 'contacto' }

/** What follows the first step of the form, whose code the page therefore does not begin with. */
export function LaterSteps({ step, ...parts }: LaterStepsProps) {
  return step === 'repuestos' ? <PartsStep {...parts} /> : <ContactStep />
}
