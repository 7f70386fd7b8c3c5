import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, get, type UseFormReturn, useForm } from 'react-hook-form'
import { useNow } from '../../lib/clock'
import type { Uploader } from '../uploads/uploader'
import { readyUploads, type UploadItem } from '../uploads/uploadQueue'
import {
  type KnownContact,
  keepDraft,
  newDraft,
  prefilled,
  type RequestDraft,
  readDraft,
} from './requestDraft'
import { blankPart, blankRequest, type Problem, problemsOf, type RequestValues } from './requestForm'

type Options = {
  viewer: KnownContact | null
  wish: Parameters<typeof prefilled>[1]
  items: readonly UploadItem[]
  uploader: Uploader
}

export type RequestFormState = {
  readonly form: UseFormReturn<RequestValues>
  /** What is still to be mended, in the order of the fields. */
  readonly problems: () => Problem[]
  readonly submissionKey: () => string
  /** A new key, for a request that is not the one sent before. */
  readonly renewKey: () => void
  /** Empties the form after it was sent; the contact stays for the next request. */
  readonly startAnew: () => void
}

/** The form with its draft: whatever is typed or sent up survives a reload and the back button. */
export function useRequestForm({ viewer, wish, items, uploader }: Options): RequestFormState {
  const owner = viewer?.id ?? null
  const newKey = () => crypto.randomUUID()
  const [initial] = useState<RequestDraft>(() =>
    prefilled(readDraft(owner) ?? newDraft(owner, newKey), wish, viewer),
  )
  const kept = useRef(initial)
  const form = useForm<RequestValues>({ defaultValues: initial.values, shouldFocusError: false })
  const now = useNow()

  const keep = (change: Partial<RequestDraft>) => {
    kept.current = { ...kept.current, ...change }
    keepDraft(kept.current)
  }
  const problems = useCallback(() => problemsOf(form.getValues(), now), [form, now])

  // An error goes away, or changes, while its field is being mended; fields without one are left in peace.
  const onTyped = useEffectEvent((values: RequestValues, name: string | undefined) => {
    keep({ values: structuredClone(values) })
    if (!name || !get(form.formState.errors, name)) return
    const field = name as FieldPath<RequestValues>
    const problem = problems().find(one => one.name === name)
    if (problem) form.setError(field, { type: 'typed', message: problem.message })
    else form.clearErrors(field)
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => onTyped(values, name),
      }),
    [form],
  )

  useEffect(() => uploader.restore(initial.uploads), [uploader, initial])
  const keepUploads = useEffectEvent((now: readonly UploadItem[]) => keep({ uploads: readyUploads(now) }))
  useEffect(() => keepUploads(items), [items])

  return {
    form,
    problems,
    submissionKey: () => kept.current.submissionKey,
    renewKey: () => keep({ submissionKey: newKey() }),
    startAnew() {
      const { contact, department } = form.getValues()
      const values = { ...blankRequest, parts: [blankPart], contact, department }
      uploader.clear()
      keep({ ...newDraft(owner, newKey), prefill: kept.current.prefill, values })
      form.reset(values)
    },
  }
}
