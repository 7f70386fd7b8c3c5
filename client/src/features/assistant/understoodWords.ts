import {
  departments,
  LIKELY_DEPARTMENTS,
  labelOf,
  urgencies,
  type ValueOf,
  wantedConditions,
} from '../../lib/labels'
import { withQuantity } from '../../lib/text'

/** Quick answers to closed questions; the words are sent as if the visitor had typed them. */
const QUICK_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  SIDE: ['Izquierdo', 'Derecho', 'Los dos'],
  AXLE: ['Delantero', 'Trasero'],
  CONDITION: ['Nuevo', 'Usado', 'Cualquiera'],
  URGENCY: ['Es urgente', 'Esta semana', 'Sin apuro'],
  DEPARTMENT: LIKELY_DEPARTMENTS.map(department => labelOf(departments, department)),
}

/** All but where the offers are announced is known. */
export const isReady = (missing: readonly string[]) =>
  missing.every(each => each === 'CONTACT' || each === 'DEPARTMENT')

export function quickAnswers(asked: string | null | undefined): readonly string[] {
  return (asked && QUICK_ANSWERS[asked]) || []
}

type Part = {
  readonly description: string
  readonly quantity: number
  readonly condition: ValueOf<keyof typeof wantedConditions> | null | undefined
}

/** 'Bomba de agua × 2 · Nuevo': the condition with its label, without agreeing in gender with the part. */
export function partWords({ description, quantity, condition }: Part): string {
  const wanted = condition ? `\u00a0· ${labelOf(wantedConditions, condition)}` : ''
  return withQuantity(description, quantity) + wanted
}

export const urgencyWords = (urgency: ValueOf<keyof typeof urgencies> | null | undefined) =>
  urgency ? labelOf(urgencies, urgency) : null

/** The condition wanted, as a part of a sentence; null when not given. */
export const conditionWords = (condition: ValueOf<keyof typeof wantedConditions> | null | undefined) =>
  condition ? CONDITION_IN_SENTENCE[condition as keyof typeof wantedConditions] : null

const CONDITION_IN_SENTENCE = { NEW: 'nueva', USED: 'usada', ANY: 'nueva o usada' } as const
