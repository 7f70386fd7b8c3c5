import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { found } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { useStepFocus } from '../../../forms/useStepFocus'
import { paths } from '../../../paths'
import type { Refusal } from '../../../relay/outcome'
import { placeAtFields, showRefusal } from '../../../relay/refusal'
import type { PersonValues } from '../signUp/signUpForm'
import { type Kept, keptOf, reachableStep, stepOf, type WizardPlan } from './plan'

type Options<Values extends PersonValues> = {
  plan: WizardPlan<Values>
  initial: Values
  /** Keeps the typed values through a reload and the back button. */
  keep: (values: Kept<Values>) => void
}

/** A form in steps; the step is in the address, so that the back button goes one step back. */
export function useWizard<Values extends PersonValues>({ plan, initial, keep }: Options<Values>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const form: UseFormReturn<Values> = useForm<Values>({ initial, check: plan.problems })
  const heading = useRef<HTMLHeadingElement>(null)
  const step = reachableStep(plan, Number(search.get('paso') ?? 1) - 1, form.getValues())
  const isOnPage = (field: FieldPath<Values>) => stepOf(plan, field) === step
  const focus = useStepFocus(form, { step, isOnPage, heading })
  const isLast = step === plan.steps.length - 1

  const onTyped = useEffectEvent(() => keep(keptOf(form.getValues())))
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onTyped() }), [subscribe])

  const goTo = (to: number) =>
    void navigate(
      paths.auth({
        mode: 'signup',
        kind: plan.kind,
        step: to + 1,
        email: search.get('email') ?? undefined,
        returnTo: search.get('volver') ?? undefined,
      }),
      { preventScrollReset: true },
    )
  const openAndFocus = (field: FieldPath<Values>) => {
    focus(field)
    const to = stepOf(plan, field)
    if (to !== step) goTo(to)
  }

  /**
   * Goes on to the next step, or shows the errors of this one; true after the last one: the form can be sent.
   */
  async function goOn(): Promise<boolean> {
    const fields = plan.steps[step]?.fields ?? []
    if (!(await form.trigger(isLast ? undefined : [...fields]))) {
      const wrong = found(plan.problems(form.getValues())).map(([path]) => path)
      const here = wrong.find(path => isLast || isOnPage(path))
      if (here) openAndFocus(here)
      return false
    }
    if (!isLast) goTo(step + 1)
    return isLast
  }

  return {
    form,
    step,
    isLast,
    heading,
    goTo,
    goOn,
    /** Leads to the field that the server refused, in whichever step it is. */
    showRefused(refusal: Refusal | null) {
      if (refusal && placeAtFields(refusal.fields, form, openAndFocus)) return
      showRefusal(refusal)
    },
  }
}
