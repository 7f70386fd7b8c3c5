import { useEffect, useEffectEvent } from 'react'
import type { Check } from '../../../forms/problems'
import { useDraft } from '../../../forms/useDraft'
import { useForm } from '../../../forms/useForm'
import { fields, oneOf, type Shape } from '../../../lib/shape'
import { type Kept, keptOf } from '../wizard/plan'
import type { PersonValues } from './signUpForm'

type Options<Values extends PersonValues> = {
  name: 'comprador' | 'proveedor'
  /** The user of the sign-up, as far as known: values typed by another are discarded. */
  owner: string
  shape: Shape<Kept<Values>>
  blank: Values
  check: Check<Values>
}

/**
 * The form of a sign-up on one page. Its values, except the password, survive a reload and the back button.
 */
export function useKeptForm<Values extends PersonValues>({
  name,
  owner,
  shape,
  blank,
  check,
}: Options<Values>) {
  const draft = useDraft(`alta-corta-${name}`, fields({ owner: oneOf(owner), values: shape }))
  const initial: Values = draft.kept ? { ...blank, ...draft.kept.values } : blank
  const form = useForm<Values>({ initial, check })
  const onTyped = useEffectEvent(() => draft.keep({ owner, values: keptOf(form.getValues()) }))
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onTyped() }), [subscribe])
  return { form, forget: draft.clear }
}
