import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { formatRut } from '../../../lib/text'
import { showRefusal } from '../../../relay/refusal'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { Notice } from '../../../ui/Notice'
import { statusKind } from '../../../ui/statusTone'
import { Fact, Facts } from '../../../ui/Tag'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { MissingItem } from '../queue/MissingItem'
import type { PayoutAccountDialogQuery } from './__generated__/PayoutAccountDialogQuery.graphql'
import { useApprovePayoutAccount } from './useApprovePayoutAccount'
import { useRejectPayoutAccount } from './useRejectPayoutAccount'

type PayoutAccountDialogProps = { id: string; open: boolean; onClose: () => void }

const NOT_FOUND = 'Cuenta no encontrada'

/** A bank account with its number, whose reading is logged, and the team's decision. */
export function PayoutAccountDialog(props: PayoutAccountDialogProps) {
  return (
    <FailureBoundary fallback={<MissingItem title={NOT_FOUND} {...props} />}>
      <Found {...props} />
    </FailureBoundary>
  )
}

function Found({ id, open, onClose }: PayoutAccountDialogProps) {
  const { node } = useLazyLoadQuery<PayoutAccountDialogQuery>(
    graphql`
      query PayoutAccountDialogQuery($id: ID!) {
        node(id: $id) {
          ... on PayoutAccount @alias(as: "account") {
            state
            bankName
            typeName
            reason
            status {
              label
              tone
            }
            details {
              number
              holder
              document
            }
            provider {
              companyName
              businessName
              rut
              payoutAccount {
                bankName
                hint
              }
            }
          }
        }
      }
    `,
    { id },
  )
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: isBlank(reason) && 'Contá por qué la rechazás: el proveedor lo va a leer.',
    }),
  })
  const [approve, approving] = useApprovePayoutAccount()
  const [reject, rejecting] = useRejectPayoutAccount()
  const account = node?.account
  if (!account) return <MissingItem title={NOT_FOUND} open={open} onClose={onClose} />
  const { state, provider, details, status, reason } = account
  const isPending = state === 'PENDING'
  const submit = form.handleSubmit(async values => {
    const outcome = await reject({ id, ...values })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Cuenta rechazada y notificada por email')
    onClose()
  })
  const accept = async () => {
    const outcome = await approve({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Cuenta aprobada y notificada por email')
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      kind="drawer"
      title={`Cuenta de ${provider.companyName}`}
      note={<StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>}
      onSubmit={submit}
      sending={rejecting || approving}
      submitLabel={isPending ? 'Rechazar' : null}
      sendingLabel="Un momento"
    >
      <Facts aligned="start">
        <Fact name="Banco">{account.bankName}</Fact>
        <Fact name="Tipo">{account.typeName}</Fact>
        <Fact name="Número">{details?.number ?? 'Borrado'}</Fact>
        <Fact name="Titular">{details?.holder ?? 'Borrado'}</Fact>
        <Fact name="RUT o cédula">{details ? formatRut(details.document) : 'Borrado'}</Fact>
      </Facts>
      <chakra.section my="6">
        <chakra.h3 textStyle="h3" mb="2.5">
          El proveedor
        </chakra.h3>
        <Facts aligned="start">
          <Fact name="Razón social">{provider.businessName ?? 'Sin cargar'}</Fact>
          <Fact name="RUT">{provider.rut ? formatRut(provider.rut) : 'Sin cargar'}</Fact>
          <Fact name="Cobra hoy en">
            {provider.payoutAccount
              ? `${provider.payoutAccount.bankName} ${provider.payoutAccount.hint}`
              : 'Ninguna cuenta'}
          </Fact>
        </Facts>
      </chakra.section>
      {reason && <Notice tone="warn">Motivo del rechazo: {reason}</Notice>}
      {isPending && (
        <chakra.div display="grid" gap="5">
          <Notice>
            {provider.payoutAccount
              ? 'Si la aprobás, empieza a regir en un día. Mientras tanto le pagamos en la de hoy.'
              : 'Si la aprobás, entra en la próxima liquidación.'}
          </Notice>
          <Button variant="trust" loading={approving} loadingText="Aprobando" onClick={() => void accept()}>
            Aprobar la cuenta
          </Button>
          <Field
            label="Motivo para rechazarla"
            help="El proveedor lo lee en el email."
            error={form.formState.errors.reason?.message}
          >
            <TextArea rows={3} maxLength={500} {...form.register('reason')} />
          </Field>
        </chakra.div>
      )}
    </FormDialog>
  )
}
