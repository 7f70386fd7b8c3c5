import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { APPEAL_DAYS } from '../../lib/generated/disputeTerms'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { TermsDialog_dispute$key } from './__generated__/TermsDialog_dispute.graphql'
import { TermsFields } from './TermsFields'
import { NO_TERMS, type Solution, TEXT_LENGTH, type TermsValues, termsProblems } from './terms'
import { useDecideDispute } from './useDecideDispute'
import { useProposeSettlement } from './useProposeSettlement'

const SOLUTIONS: readonly Solution[] = ['REFUND_ALL', 'REFUND_PART', 'SEND_AGAIN', 'RELEASE']
/** The server's maximum length of the words of a proposal. */
const PROPOSAL_LENGTH = 500

export type TermsDialogProps = {
  dispute: TermsDialog_dispute$key
  /** The team decides; a party proposes. */
  act: 'propose' | 'decide'
  open: boolean
  onClose: () => void
}

/** Asks for the terms of a settlement: a party's proposal, or the team's decision. */
export function TermsDialog({ dispute, act, open, onClose }: TermsDialogProps) {
  const { id, state, commission, order } = useFragment(
    graphql`
      fragment TermsDialog_dispute on Dispute {
        id
        state
        commission
        order {
          total
          paid
        }
      }
    `,
    dispute,
  )
  const isDecision = act === 'decide'
  const form = useForm<TermsValues>({
    initial: NO_TERMS,
    check: values => ({
      ...termsProblems(values, order.paid),
      text: isDecision && isBlank(values.text) && 'Explicá la decisión: las dos partes la leen.',
    }),
  })
  const [propose, proposing] = useProposeSettlement()
  const [decide, deciding] = useDecideDispute()
  const submit = form.handleSubmit(async ({ solution, refund, text }) => {
    // The check has refused an empty choice.
    if (solution === null) return
    const terms = { disputeId: id, solution, refund: solution === 'REFUND_PART' ? refund : null }
    const outcome = isDecision
      ? await decide({ input: { ...terms, text } })
      : await propose({ input: { ...terms, text: text.trim() || null } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success(isDecision ? 'Decisión guardada y avisada a las dos partes' : 'Propuesta enviada')
    form.reset()
    onClose()
  })
  const money = { totalCentesimos: order.total, paidCentesimos: order.paid, commissionCentesimos: commission }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isDecision ? 'Decidir la disputa' : 'Proponer una solución'}
      note={isDecision ? decisionNote(state) : 'Si la otra parte acepta, la plata se mueve en el momento.'}
      onSubmit={submit}
      sending={proposing || deciding}
      submitLabel={isDecision ? 'Decidir' : 'Proponer'}
      sendingLabel={isDecision ? 'Decidiendo' : 'Enviando'}
    >
      <chakra.div display="grid" gap="5">
        <TermsFields form={form} label="Solución" money={money} solutions={SOLUTIONS} />
        <Field
          label={isDecision ? 'Motivos' : 'Mensaje'}
          optional={!isDecision}
          help={isDecision ? 'Los leen las dos partes.' : 'Lo lee la otra parte.'}
          error={form.formState.errors.text?.message}
        >
          <TextArea
            rows={4}
            maxLength={isDecision ? TEXT_LENGTH : PROPOSAL_LENGTH}
            {...form.register('text')}
          />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}

const decisionNote = (state: string) =>
  state === 'APPEALED'
    ? 'Es la segunda revisión: la decisión es final y mueve la plata en el momento.'
    : `Cada parte puede pedir otra revisión en ${APPEAL_DAYS} días. Después se mueve la plata.`
