import { chakra } from '@chakra-ui/react/styled-system'
import { Lock } from 'lucide-react'
import { type ReactNode, useState, useTransition } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { WITHDRAWAL_PERIOD } from '../../lib/generated/orderTerms'
import { formatMoney } from '../../lib/money'
import { withQuantity } from '../../lib/text'
import type { Refusal } from '../../relay/outcome'
import { lookUp } from '../../relay/reading'
import { showRefusal } from '../../relay/refusal'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import { RadioCards } from '../../ui/RadioCards'
import { Tag } from '../../ui/Tag'
import { toast } from '../../ui/toast'
import { ProviderTrust } from '../offers/ProviderTrust'
import type { PayForm_offer$data, PayForm_offer$key } from './__generated__/PayForm_offer.graphql'
import type { PayFormQuery } from './__generated__/PayFormQuery.graphql'
import { PayProblemDialog } from './PayProblemDialog'
import { paymentPlans } from './paymentPlans'
import { openPaymentTab } from './paymentTab'
import { useStartCheckout } from './useStartCheckout'

type PayFormProps = {
  offerId: string
  /** Buys for own use, and so may change their mind (Ley 17.250). */
  isConsumer: boolean
  /** Number of the version that the person has said yes to; null for the one that is shown first. */
  agreed: number | null
  onAgreed: (version: number) => void
  /** The gateway's page is open in another tab. */
  onStarted: (checkoutId: string) => void
  onClose: () => void
}

/** 'Procesar Pago': what is paid, and how much of it now. What the panel has read already is not asked for again. */
export function PayForm({ offerId, ...props }: PayFormProps) {
  const [reading, setReading] = useState(0)
  // Of when it opened: what has been chosen does not go when something is missed later.
  const [fetching] = useState(lookUp)
  const [isReading, startReading] = useTransition()
  const { node } = useLazyLoadQuery<PayFormQuery>(
    graphql`
      query PayFormQuery($offerId: ID!) {
        node(id: $offerId) {
          ...PayForm_offer @alias(as: "offer")
        }
      }
    `,
    { offerId },
    { fetchKey: reading, ...(reading === 0 ? fetching : { fetchPolicy: 'network-only' }) },
  )
  if (!node?.offer)
    return <PayProblemDialog onClose={props.onClose}>Esta oferta ya no está disponible.</PayProblemDialog>
  return (
    <Plan
      {...props}
      offer={node.offer}
      isReading={isReading}
      onOutdated={() => startReading(() => setReading(count => count + 1))}
    />
  )
}

type PlanProps = Omit<PayFormProps, 'offerId'> & {
  offer: PayForm_offer$key
  /** The offer is being read again. */
  isReading: boolean
  /** What is shown is not what the server knows. */
  onOutdated: () => void
}

function Plan({
  offer,
  isConsumer,
  isReading,
  onOutdated,
  onAgreed,
  onStarted,
  onClose,
  ...props
}: PlanProps) {
  const {
    id,
    currentVersion: version,
    provider,
    viewerActions,
  } = useFragment(
    graphql`
      fragment PayForm_offer on Offer {
        id
        currentVersion {
          number
          total
          deposit
          terms {
            condition
            delivery
            warranty
          }
          lines {
            id
            priceWords
            requestedPart {
              description
              quantity
            }
          }
        }
        provider {
          ...ProviderTrust_provider
        }
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    offer,
  )
  const [first] = useState(version.number)
  /** A newer version than this has to be agreed to again. */
  const agreed = props.agreed ?? first
  const [plan, setPlan] = useState<'DEPOSIT' | 'FULL'>('FULL')
  const [startCheckout, starting] = useStartCheckout()
  const hasChanged = version.number !== agreed
  const chosen = plan === 'DEPOSIT' && version.deposit != null ? 'DEPOSIT' : 'FULL'
  const amount = chosen === 'DEPOSIT' ? (version.deposit ?? version.total) : version.total
  const accept = actionOf(viewerActions, 'ACCEPT')

  const refuse = (refusal: Refusal | null) => {
    if (refusal?.code === 'OFFER_CHANGED') return onOutdated()
    if (refusal?.code === 'CHECKOUT_FAILED' || refusal?.code === 'PAYMENTS_UNAVAILABLE')
      return toast.error('Error con Stripe', { description: refusal.message, duration: 5000 })
    showRefusal(refusal)
    if (refusal) onOutdated()
  }
  const pay = async () => {
    if (starting) return
    const tab = openPaymentTab()
    const outcome = await startCheckout({
      input: { offers: [{ offerId: id, versionNumber: agreed, plan: chosen, partIds: null }] },
    })
    if (!outcome.ok) {
      tab.close()
      return refuse(outcome.refusal)
    }
    const { checkout } = outcome.payload
    if (checkout.url) tab.goTo(checkout.url)
    else {
      tab.close()
      toast.error('Error con Stripe', {
        description: 'No se pudo obtener la URL de pago de Stripe',
        duration: 5000,
      })
    }
    onStarted(checkout.id)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Procesar Pago"
      busy={starting}
      footer={
        <>
          <Button onClick={onClose} disabled={starting}>
            Cancelar
          </Button>
          {hasChanged ? (
            <Button variant="solid" onClick={() => onAgreed(version.number)}>
              Aceptar los cambios
            </Button>
          ) : (
            <Button
              variant="solid"
              loading={starting || isReading}
              loadingText="Abriendo el pago"
              disabledReason={
                accept?.enabled ? undefined : (accept?.disabledReason ?? 'Esta oferta ya no se puede pagar.')
              }
              onClick={() => void pay()}
            >
              Pagar {formatMoney(amount)}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="6">
        {hasChanged && (
          <Notice tone="warn" role="alert">
            <b>El proveedor cambió la oferta.</b> Mirá lo que dice ahora antes de pagar.
          </Notice>
        )}
        <chakra.div display="grid" gap="3">
          <OfferLine version={version} trust={<ProviderTrust provider={provider} />} />
          <Protection isConsumer={isConsumer} />
        </chakra.div>
        <Field label="¿Cuánto querés pagar ahora?" group>
          <RadioCards
            columns={2}
            value={chosen}
            onChange={setPlan}
            options={[
              ...(version.deposit == null ? [] : [depositOption(version.total, version.deposit)]),
              {
                value: 'FULL',
                label: paymentPlans.FULL,
                amount: version.total,
                detail: 'Al recibir no pagás nada más.',
              },
            ]}
          />
        </Field>
        <Field label="¿Cómo pagás?" group>
          <RadioCards
            value="STRIPE"
            onChange={() => undefined}
            options={[
              { value: 'STRIPE', label: 'Tarjeta de crédito o débito', detail: 'En pesos, en un pago.' },
            ]}
          />
        </Field>
        <chakra.p display="flex" gap="2" alignItems="center" textStyle="xs" color="fg.muted">
          <Lock />
          Los datos de tu tarjeta los recibe quien procesa el pago, no Tuerca. El pago se abre en otra
          pestaña.
        </chakra.p>
      </chakra.div>
    </Dialog>
  )
}

/** What happens to the money, and the right to change one's mind: beside the price, before anything is chosen. */
function Protection({ isConsumer }: { isConsumer: boolean }) {
  return (
    <Notice tone="trust" textStyle="sm" lineHeight="1.4" py="3">
      <p>
        <b>Tu plata queda retenida en Tuerca.</b> El proveedor la cobra cuando confirmás que recibiste el
        repuesto.
      </p>
      {isConsumer && (
        <chakra.p mt="1.5">
          <b>Si te arrepentís,</b> tenés {WITHDRAWAL_PERIOD}, para devolverlo sin usar y recuperar todo lo que
          pagaste (Ley 17.250). Se lo decís al proveedor por el chat que se abre con el pago. El envío de
          vuelta va por tu cuenta.
        </chakra.p>
      )}
    </Notice>
  )
}

type OfferLineProps = { version: PayForm_offer$data['currentVersion']; trust: ReactNode }

/** What is bought, on its tag. */
function OfferLine({ version, trust }: OfferLineProps) {
  const { lines, terms, total } = version
  return (
    <Tag as="div" shape="left" py="3.5">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        rowGap="2"
        columnGap="4"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.div minW="0" flex="1 1 12rem">
          {lines.map(({ id, priceWords, requestedPart: { description, quantity } }) => (
            <chakra.p key={id} overflowWrap="anywhere">
              <chakra.span fontWeight="640">{withQuantity(description, quantity)}</chakra.span>
              {(lines.length > 1 || quantity > 1) && (
                <chakra.span textStyle="sm" className="num">
                  : {priceWords}
                </chakra.span>
              )}
            </chakra.p>
          ))}
          <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            Condición: {terms.condition}. Entrega: {terms.delivery}. Garantía: {terms.warranty}.
          </chakra.p>
        </chakra.div>
        <div>
          <Price amount={total} />
          {trust}
        </div>
      </chakra.div>
    </Tag>
  )
}

const depositOption = (total: number, deposit: number) =>
  ({
    value: 'DEPOSIT',
    label: paymentPlans.DEPOSIT,
    amount: deposit,
    detail: `El resto, ${formatMoney(total - deposit)}, al recibir.`,
  }) as const
