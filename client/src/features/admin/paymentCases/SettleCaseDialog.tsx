import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { formatMoney } from '../../../lib/money'
import { Checkbox } from '../../../ui/Checkbox'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Field } from '../../../ui/Field'
import { DecisionDialog } from '../queue/DecisionDialog'
import { MissingItem } from '../queue/MissingItem'
import type { SettleCaseDialog_paymentCase$key } from './__generated__/SettleCaseDialog_paymentCase.graphql'
import type { SettleCaseDialogQuery } from './__generated__/SettleCaseDialogQuery.graphql'
import { useSettlePaymentCase } from './useSettlePaymentCase'

type SettleCaseDialogProps = {
  /** Global id of the case. */
  id: string
  open: boolean
  onClose: () => void
}

const NOT_FOUND = 'Caso no encontrado'

/** Asks what the team decided about a case of a payment, and who bears money that has left the gateway. */
export function SettleCaseDialog(props: SettleCaseDialogProps) {
  return (
    <FailureBoundary fallback={<MissingItem title={NOT_FOUND} {...props} />}>
      <Found {...props} />
    </FailureBoundary>
  )
}

function Found({ id, ...dialog }: SettleCaseDialogProps) {
  const { node } = useLazyLoadQuery<SettleCaseDialogQuery>(
    graphql`
      query SettleCaseDialogQuery($id: ID!) {
        node(id: $id) {
          ...SettleCaseDialog_paymentCase @alias(as: "paymentCase")
        }
      }
    `,
    { id },
    // Refunds and other cases change what an order can be charged.
    { fetchPolicy: 'network-only' },
  )
  return node?.paymentCase ? (
    <Shown paymentCase={node.paymentCase} {...dialog} />
  ) : (
    <MissingItem title={NOT_FOUND} {...dialog} />
  )
}

type ShownProps = Pick<SettleCaseDialogProps, 'open' | 'onClose'> & {
  paymentCase: SettleCaseDialog_paymentCase$key
}

function Shown({ paymentCase, open, onClose }: ShownProps) {
  const { id, amount, version, isLoss, owedToPayer, chargeable, orders } = useFragment(
    graphql`
      fragment SettleCaseDialog_paymentCase on PaymentCase {
        id
        amount
        version
        isLoss
        owedToPayer
        chargeable {
          orderId
          amount
        }
        orders {
          id
          shortId
        }
      }
    `,
    paymentCase,
  )
  const [settle, settling] = useSettlePaymentCase()
  const [charged, setCharged] = useState<readonly string[]>([])
  const nameOf = (orderId: string) => orders.find(order => order.id === orderId)?.shortId ?? ''
  const [firstVersion] = useState(version)
  const most = chargeable.reduce(
    (sum, { orderId, amount: most }) => sum + (charged.includes(orderId) ? most : 0),
    0,
  )
  const ofTuerca = Math.max(0, amount - owedToPayer - most)
  const owed =
    owedToPayer > 0
      ? `${formatMoney(Math.min(owedToPayer, amount))} son reembolsos que no le habían llegado: quedan saldados. `
      : ''
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="¿Cómo se resolvió?"
      submitLabel="Resolver el caso"
      sendingLabel="Anotando"
      argument="reason"
      label="Qué se decidió y por qué"
      help={
        isLoss
          ? 'Queda en el registro, y la pérdida en el libro de cuentas.'
          : 'Queda en el registro. El libro de cuentas no cambia, y un contracargo que se pierda después vuelve a aparecer.'
      }
      missing="Poné qué se decidió y por qué."
      longest={500}
      done="Caso resuelto"
      decide={reason => settle({ id, reason, chargedOrderIds: charged, version: firstVersion })}
      deciding={settling}
    >
      {isLoss && (
        <chakra.div mb="5">
          <Field
            group
            label={`¿Quién pierde los ${formatMoney(amount)}?`}
            help={
              chargeable.length === 0
                ? `${owed}Tuerca pierde ${formatMoney(ofTuerca)}: ya no queda nada para cobrar de las compras de ese pago.`
                : `${owed}Tuerca pierde ${formatMoney(ofTuerca)}. A cada vendedor marcado se lo descontamos del saldo, menos la comisión, y le avisamos.`
            }
          >
            {chargeable.map(({ orderId, amount: most }) => (
              <Checkbox
                key={orderId}
                checked={charged.includes(orderId)}
                onChange={({ target }) =>
                  setCharged(ids =>
                    target.checked ? [...ids, orderId] : ids.filter(other => other !== orderId),
                  )
                }
              >
                El vendedor de la compra #{nameOf(orderId)}, hasta {formatMoney(most)}
              </Checkbox>
            ))}
          </Field>
        </chakra.div>
      )}
    </DecisionDialog>
  )
}
