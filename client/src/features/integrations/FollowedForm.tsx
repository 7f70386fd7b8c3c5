import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The values that a form of settings was filled with. */
export type Seen = { readonly seen: string }

type FollowedFormProps<Values extends FieldValues & Seen> = {
  form: UseFormReturn<Values>
  /** The saved values, with their version. */
  saved: Values
}

/**
 * Keeps a form of settings at what is saved: values that somebody else saved replace untouched ones; beside typed
 * ones a notice says so.
 */
export function FollowedForm<Values extends FieldValues & Seen>({ form, saved }: FollowedFormProps<Values>) {
  const { isDirty, isSubmitting, defaultValues } = form.formState
  const isStale = defaultValues?.seen !== saved.seen
  const follow = useEffectEvent(() => form.reset(saved as DefaultValues<Values>))
  useEffect(() => {
    if (isStale && !isDirty) follow()
  }, [isStale, isDirty])
  // The answer to one's own save comes before the form is reset to it.
  if (!isStale || !isDirty || isSubmitting) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <Button size="sm" onClick={() => form.reset(saved)}>
          Ver cómo quedó
        </Button>
      }
    >
      Otra persona guardó cambios mientras escribías. Lo tuyo todavía no se guardó.
    </Notice>
  )
}
