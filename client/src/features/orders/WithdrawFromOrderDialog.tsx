import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { WITHDRAWAL_PERIOD } from '../../lib/generated/orderTerms'
import { formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog } from '../../ui/FormDialog'
import { toast } from '../../ui/toast'
import type { WithdrawFromOrderDialog_order$key } from './__generated__/WithdrawFromOrderDialog_order.graphql'
import { RecoveredMoney } from './RecoveredMoney'
import { useWithdrawFromOrder } from './useWithdrawFromOrder'

type WithdrawFromOrderDialogProps = {
  order: WithdrawFromOrderDialog_order$key
  open: boolean
  onClose: () => void
}

/** 'Me arrepentí': shows what is refunded, who pays the return and until when, and asks for confirmation. */
export function WithdrawFromOrderDialog({ order, open, onClose }: WithdrawFromOrderDialogProps) {
  const { id, recovered, withdrawal } = useFragment(
    graphql`
      fragment WithdrawFromOrderDialog_order on Order {
        id
        recovered
        withdrawal {
          refund
          inPerson
          lastDay
          wasSent
          misfitPayer
        }
      }
    `,
    order,
  )
  const form = useForm({ initial: { doesNotFit: false } })
  const doesNotFit = form.watch('doesNotFit')
  const [withdrawFromOrder, sending] = useWithdrawFromOrder()
  if (!withdrawal) return null
  const { refund, inPerson, lastDay, wasSent, misfitPayer } = withdrawal
  const isProviders = doesNotFit && misfitPayer === 'PROVIDER'

  const send = form.handleSubmit(async values => {
    const outcome = await withdrawFromOrder({ input: { orderId: id, ...values } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Te arrepentiste de la compra', {
      description:
        refund > 0
          ? `Te devolvemos ${formatMoney(refund)}.`
          : 'Ya habías recuperado la plata por tu banco o medio de pago.',
    })
    onClose()
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Me arrepentí"
      width="sm"
      onSubmit={send}
      sending={sending}
      tone="danger"
      submitLabel="Me arrepentí de la compra"
      sendingLabel="Registrando"
    >
      <chakra.div display="grid" gap="4">
        <p>
          <RecoveredMoney amount={recovered} reader="buyer" />
          {refund > 0 && (
            <>
              Te devolvemos <b className="num">{formatMoney(refund)}</b>,{' '}
              {recovered > 0 ? 'el resto de lo' : 'todo lo'} que pagaste por Tuerca, por el mismo medio.{' '}
            </>
          )}
          No se puede deshacer.
        </p>
        {inPerson > 0 && (
          <p>
            Los <span className="num">{formatMoney(inPerson)}</span> que pagaste en persona te los devuelve el
            proveedor.
          </p>
        )}
        {wasSent && (
          <>
            <Checkbox {...form.register('doesNotFit')}>
              La devuelvo porque no le calza a mi vehículo.
            </Checkbox>
            <chakra.p aria-live="polite">
              La pieza vuelve sin usar y en el mismo estado.{' '}
              {isProviders
                ? 'El envío de vuelta lo paga el proveedor: la ofertó por el chasis o el número de pieza.'
                : `El envío de vuelta lo pagás vos${doesNotFit ? ': el proveedor no la ofertó por el chasis ni por el número de pieza' : ''}.`}
            </chakra.p>
          </>
        )}
        <chakra.p textStyle="sm" color="fg.muted">
          {lastDay
            ? `Podés arrepentirte hasta el ${lastDay} inclusive (Ley 17.250, artículo 16).`
            : `Tenés ${WITHDRAWAL_PERIOD} (Ley 17.250, artículo 16). La entrega todavía no la confirmaste.`}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  )
}
