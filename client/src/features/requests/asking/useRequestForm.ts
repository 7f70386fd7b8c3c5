import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { found } from '../../../forms/problems'
import { useDraft } from '../../../forms/useDraft'
import { useForm } from '../../../forms/useForm'
import { useNow } from '../../../lib/clock'
import { LIKELY_DEPARTMENTS } from '../../../lib/labels'
import { siteFact } from '../../../lib/siteFacts'
import type { Uploader } from '../../uploads/uploader'
import { readyUploads } from '../../uploads/uploadQueue'
import type { AddressWish } from './addressWish'
import {
  draftOf,
  type KnownContact,
  newDraft,
  prefilled,
  REQUEST_DRAFT,
  type RequestDraft,
} from './requestDraft'
import { blankPart, blankRequest, filesByPart, type RequestValues, requestProblems } from './requestForm'

type Options = {
  viewer: KnownContact | null
  wish: AddressWish
  uploader: Uploader
}

export type RequestFormState = {
  readonly form: UseFormReturn<RequestValues>
  /** The wrong fields with their messages, in the order of the form. */
  readonly wrong: () => [path: FieldPath<RequestValues>, message: string][]
  readonly submissionKey: () => string
  /** Renews the key, for a request that differs from the one sent before. */
  readonly renewKey: () => void
  /** Empties the form after it was sent; the contact stays for the next request. */
  readonly startAnew: () => void
}

/** The form with its draft: typed values and uploaded files survive a reload and the back button. */
export function useRequestForm({ viewer, wish, uploader }: Options): RequestFormState {
  const owner = viewer?.id ?? null
  const newKey = () => crypto.randomUUID()
  const draft = useDraft(REQUEST_DRAFT, draftOf(owner))
  const [initial] = useState<RequestDraft>(() =>
    withLikelyDepartment(prefilled(draft.kept ?? newDraft(owner, newKey), wish, viewer)),
  )
  const current = useRef(initial)
  const now = useNow()
  const check = (values: RequestValues) => requestProblems(values, now, siteFact('emailOnly') !== '')
  const form = useForm<RequestValues>({ initial: initial.values, check })

  const keep = (change: Partial<RequestDraft>) => {
    current.current = { ...current.current, ...change }
    draft.keep(current.current)
  }
  const onTyped = useEffectEvent((values: RequestValues) => keep({ values }))
  const { subscribe, setValue } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe],
  )

  const onUploads = useEffectEvent(() => {
    const uploads = readyUploads(uploader.items())
    keep({ uploads })
    const { ofParts, ofAll } = filesByPart(form.getValues('parts'), uploads)
    for (const [index, ids] of ofParts.entries()) setValue(`parts.${index}.uploadIds`, ids)
    setValue('uploadIds', ofAll)
  })
  useEffect(() => {
    uploader.restore(initial.uploads)
    let known: string | null = null
    const listen = () => {
      const phases = uploader
        .items()
        .map(({ key, phase, about }) => `${key} ${phase} ${about}`)
        .join()
      // Progress is no change.
      if (phases === known) return
      known = phases
      onUploads()
    }
    listen()
    return uploader.subscribe(listen)
  }, [uploader, initial])

  return {
    form,
    wrong: () => found(check(form.getValues())),
    submissionKey: () => current.current.submissionKey,
    renewKey: () => keep({ submissionKey: newKey() }),
    startAnew() {
      const { contact, department } = form.getValues()
      const values = { ...blankRequest, parts: [blankPart], contact, department }
      uploader.clear()
      keep({ ...newDraft(owner, newKey), prefill: current.current.prefill, values })
      form.reset(values)
    },
  }
}

/** Chosen beforehand is the likeliest department; a tap chooses another. */
function withLikelyDepartment({ values, ...draft }: RequestDraft): RequestDraft {
  return { ...draft, values: { ...values, department: values.department || LIKELY_DEPARTMENTS[0] } }
}
