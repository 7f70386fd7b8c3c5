import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useDraft } from '../../../forms/useDraft'
import { useNow } from '../../../lib/clock'
import { fields, oneOf } from '../../../lib/shape'
import { paths } from '../../../paths'
import { SampleTag } from '../AccountTag'
import { AuthFrame } from '../signIn/AuthFrame'
import type { KnownPerson, PersonValues } from '../signUp/signUpForm'
import { restored, type WizardPlan } from './plan'
import { SavedDraftOffer } from './SavedDraftOffer'
import { forgetDraft, type SavedDraft, savedDraft } from './savedDraft'
import { WizardForm, type WizardFormProps } from './WizardForm'

type WizardProps<Values extends PersonValues> = Omit<
  WizardFormProps<Values>,
  'initial' | 'keep' | 'clearDraft'
> & {
  plan: WizardPlan<Values>
  known: KnownPerson
}

/** The answer to the offer of a saved draft, in the state of the address that it leads to. */
const isAnswered = fields({ draft: oneOf('RESUMED', 'DISCARDED') })

/** A sign-up in steps: resumes where this tab was, else offers the draft saved in this browser. */
export function Wizard<Values extends PersonValues>({ known, ...props }: WizardProps<Values>) {
  const { plan, title } = props
  const now = useNow()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const draft = useDraft(`alta-${plan.name}`, plan.shape)
  const [aside] = useState(() => (draft.kept ? null : savedDraft(plan, now)))
  const [initial, setInitial] = useState<Values | null>(() => {
    if (draft.kept) return restored(plan, draft.kept, known)
    return aside ? null : plan.blank(known)
  })

  // Address and form change in one update: a form rendered before its address would show its first step.
  if (!initial && aside && isAnswered(state))
    setInitial(state.draft === 'RESUMED' ? restored(plan, aside.values, known) : plan.blank(known))

  if (initial) return <WizardForm {...props} initial={initial} keep={draft.keep} clearDraft={draft.clear} />

  const begin = (answer: 'RESUMED' | 'DISCARDED', step: number) => {
    const along = { email: search.get('email') ?? undefined, returnTo: search.get('volver') ?? undefined }
    void navigate(paths.auth({ ...along, mode: 'signup', kind: plan.kind, step: step + 1 }), {
      replace: true,
      state: { draft: answer },
    })
  }
  const goOnWith = ({ values, step }: SavedDraft<Values>) => {
    draft.keep(values)
    begin('RESUMED', step)
  }
  return (
    <AuthFrame tag={<SampleTag />}>
      {aside && (
        <SavedDraftOffer
          title={title}
          savedAt={aside.savedAt}
          step={plan.steps[aside.step]?.label}
          onGoOn={() => goOnWith(aside)}
          onStartAnew={() => {
            forgetDraft(plan)
            begin('DISCARDED', 0)
          }}
        />
      )}
    </AuthFrame>
  )
}
