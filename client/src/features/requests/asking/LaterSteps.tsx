import type { ComponentProps } from 'react'
import { ContactStep } from './ContactStep'
import { PartsStep } from './PartsStep'

type LaterStepsProps = ComponentProps<typeof PartsStep> & { step: 'repuestos' | 'contacto' }

/** The later steps of the form, whose code is therefore not part of the page. */
export function LaterSteps({ step, ...parts }: LaterStepsProps) {
  return step === 'repuestos' ? <PartsStep {...parts} /> : <ContactStep />
}
