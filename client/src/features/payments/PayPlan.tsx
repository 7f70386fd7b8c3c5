import { chakra } from '@chakra-ui/react/styled-system'
import { Lock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useForm } from '../../forms/useForm'
import { WITHDRAWAL_PERIOD } from '../../lib/generated/orderTerms'
import { formatMoney } from '../../lib/money'
import { paths } from '../../paths'
import type { Refusal } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { DialogContents } from '../../ui/DialogWindow'
import { Field } from '../../ui/Field'
import { ActionLink } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import { RadioCards } from '../../ui/RadioCards'
import { Tag } from '../../ui/Tag'
import { toast } from '../../ui/toast'
import { ProviderTrust } from '../offers/ProviderTrust'
import type { PayPlan_gateways$key } from './__generated__/PayPlan_gateways.graphql'
import type { PayPlan_terms$data, PayPlan_terms$key } from './__generated__/PayPlan_terms.graphql'
import { GuestFields } from './GuestFields'
import { type Guest, type PayerValues, payerProblems } from './guestPayer'
import { keepPlan, keptPlan } from './keptPlan'
import { openPaymentTab, paysInThisTab } from './paymentTab'
import type { StartCheckout } from './useStartCheckout'

type Terms = PayPlan_terms$data

/** Props of every form of a payment, whatever is paid. */
export type PayingProps = {
  /** A consumer, who buys for own use and may withdraw (Ley 17.250). */
  isConsumer: boolean
  /** The version of the terms that the person agreed to; null for the one shown first. */
  agreed: number | null
  onAgreed: (version: number) => void
  startCheckout: StartCheckout
  /** A checkout is being started. */
  starting: boolean
  /** Called when the gateway's page is open: in this tab on a phone, in another elsewhere. */
  onStarted: (checkoutId: string) => void
  onClose: () => void
}

/** A choice of `startCheckout` without its payment plan. */
export type PayChoice = {
  readonly of: string
  readonly version: number
  readonly partIds: readonly string[] | null
}

type PayPlanProps = PayingProps & {
  terms: PayPlan_terms$key
  /** The choices of the shown terms, in the version that the person agreed to. */
  choicesOf: (agreed: number) => readonly PayChoice[]
  /** Somebody without an account, who types name and e-mail; null for the signed-in account. */
  guest: Guest | null
  gateways: PayPlan_gateways$key
  /** The terms are being refetched. */
  isReading: boolean
  /** Called when the shown terms are outdated. */
  onOutdated: () => void
}

/** The form of a payment: the item with its terms, the amount to pay now, the gateway. */
export function PayPlan({
  choicesOf,
  guest,
  isConsumer,
  isReading,
  onOutdated,
  onAgreed,
  startCheckout,
  starting,
  onStarted,
  onClose,
  ...props
}: PayPlanProps) {
  const terms = useFragment(
    graphql`
      fragment PayPlan_terms on PaymentTerms {
        version
        title
        lines {
          name
          priceWords
        }
        detail
        discountWords
        total
        plans {
          plan
          label
          amount
          detail
        }
        seller {
          ...ProviderTrust_provider
        }
        isHeld
        changedWords
        disabledReason
      }
    `,
    props.terms,
  )
  const gateways = useFragment(
    graphql`
      fragment PayPlan_gateways on PaymentGateway @relay(plural: true) {
        gateway
        label
        methods
        detail
      }
    `,
    props.gateways,
  )
  const { version, plans, total } = terms
  const [first] = useState(version)
  /** A newer version than this needs a new consent. */
  const agreed = props.agreed ?? first
  const [wished, setPlan] = useState(keptPlan)
  const [preferred, setGateway] = useState(gateways[0]?.gateway)
  /** Reason why this account may not pay this yet; null while nothing says so. */
  const [limit, setLimit] = useState<string | null>(null)
  const form = useForm<PayerValues>({
    initial: { payer: guest ?? { name: '', email: '' } },
    ...(guest ? { check: payerProblems } : {}),
  })
  /** Only Enter in these fields pays: on the radios, which have the first focus, an Enter held too long would. */
  const guestFields = useId()
  const hasChanged = version !== agreed
  const plan = plans.find(one => one.plan === wished) ?? plans.at(-1)
  const gateway = gateways.find(one => one.gateway === preferred) ?? gateways[0]
  const disabledReason =
    terms.disabledReason ?? (plan && gateway ? undefined : 'Los pagos no están disponibles en este momento.')
  const errorTitle = `Error con ${gateway?.label ?? 'el pago'}`

  const refuse = (refusal: Refusal | null) => {
    if (refusal?.code === 'NEW_BUYER_LIMIT') return setLimit(refusal.message)
    if (refusal?.code === 'OFFER_CHANGED' || refusal?.code === 'TERMS_CHANGED') return onOutdated()
    if (refusal?.code === 'CHECKOUT_FAILED' || refusal?.code === 'PAYMENTS_UNAVAILABLE')
      return toast.error(errorTitle, { description: refusal.message, duration: 5000 })
    showRefusal(refusal, form)
    if (refusal && refusal.fields.length === 0) onOutdated()
  }
  const pay = async ({ payer }: PayerValues) => {
    if (starting || !plan || !gateway) return
    setLimit(null)
    const tab = openPaymentTab()
    const outcome = await startCheckout({
      input: {
        choices: choicesOf(agreed).map(choice => ({ ...choice, plan: plan.plan })),
        gateway: gateway.gateway,
        payer: guest ? payer : null,
      },
    })
    if (!outcome.ok) {
      tab.close()
      return refuse(outcome.refusal)
    }
    const { checkout } = outcome.payload
    if (checkout.url) tab.goTo(checkout.url)
    else {
      tab.close()
      toast.error(errorTitle, {
        description: `No se pudo obtener la URL de pago de ${gateway.label}`,
        duration: 5000,
      })
    }
    onStarted(checkout.id)
  }

  // A tab must be opened in the click itself, which the check of an account's form would leave.
  const submit = guest ? form.handleSubmit(pay) : () => pay(form.getValues())

  return (
    <DialogContents
      footer={
        <>
          <Button onClick={onClose} disabled={starting}>
            Cancelar
          </Button>
          {hasChanged ? (
            <Button variant="solid" onClick={() => onAgreed(version)}>
              Aceptar los cambios
            </Button>
          ) : (
            <Button
              variant="solid"
              loading={starting || isReading}
              loadingText="Abriendo el pago"
              disabledReason={disabledReason}
              {...(guest ? { type: 'submit', form: guestFields } : { onClick: () => void submit() })}
            >
              Pagar {formatMoney(plan?.amount ?? total)}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap={{ base: '5', md: '6' }}>
        {hasChanged && (
          <Notice tone="warn" role="alert">
            <b>{terms.changedWords}</b> Mirá lo que dice ahora antes de pagar.
          </Notice>
        )}
        {limit !== null && (
          <Notice
            // The button that was pressed is at the other end of the dialog.
            ref={notice => notice?.scrollIntoView({ block: 'nearest' })}
            tone="warn"
            role="alert"
            action={
              <ActionLink asChild>
                <Link to={paths.contact}>Escribinos</Link>
              </ActionLink>
            }
          >
            <b>Todavía no podés hacer este pago.</b> {limit}
          </Notice>
        )}
        <TermsTag terms={terms} trust={terms.seller && <ProviderTrust provider={terms.seller} />} />
        <Field label="¿Cuánto querés pagar ahora?" group>
          <RadioCards
            columns={plans.length > 1 ? 2 : 1}
            narrow
            value={plan?.plan ?? null}
            onChange={chosen => {
              setPlan(chosen)
              keepPlan(chosen)
            }}
            options={plans.map(({ plan: value, label, amount, detail }) => ({
              value,
              label,
              amount,
              detail,
            }))}
          />
        </Field>
        <Field label="¿Cómo pagás?" group>
          <RadioCards
            columns={gateways.length > 1 ? 2 : 1}
            value={gateway?.gateway ?? null}
            onChange={setGateway}
            options={gateways.map(({ gateway: value, label, methods, detail }) => ({
              value,
              label,
              detail: `${methods}. ${detail}`,
            }))}
          />
        </Field>
        {terms.isHeld && <Protection isConsumer={isConsumer} />}
        {guest && (
          <form
            id={guestFields}
            noValidate
            onSubmit={event => {
              event.preventDefault()
              void submit()
            }}
          >
            <GuestFields form={form} />
          </form>
        )}
        <Security />
      </chakra.div>
    </DialogContents>
  )
}

/** Explains, next to the price and before a choice, how the money is protected and the right to withdraw. */
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
          pagaste (Ley 17.250), con el botón «Me arrepentí» de tu compra. El envío de vuelta va por tu cuenta,
          salvo que no calce y se haya ofertado por el chasis o el número de pieza.
        </chakra.p>
      )}
    </Notice>
  )
}

/** Explains who sees the card data, and how it is transferred. */
function Security() {
  return (
    <chakra.div
      display="flex"
      gap="3"
      alignItems="start"
      p="3"
      borderRadius="md"
      bg="bg.muted"
      textStyle="xs"
      color="fg.muted"
    >
      <Lock />
      <chakra.p>
        <chakra.b color="fg">PCI DSS · SSL 256-bit.</chakra.b> Los datos de tu tarjeta los recibe quien
        procesa el pago, no Tuerca.{' '}
        {paysInThisTab() ? 'Al terminar volvés acá.' : 'El pago se abre en otra pestaña.'}
      </chakra.p>
    </chakra.div>
  )
}

type TermsTagProps = { terms: Terms; trust: ReactNode }

/** The purchase, on its tag. */
function TermsTag({ terms, trust }: TermsTagProps) {
  const { title, lines, detail, discountWords, total } = terms
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
          <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {title}
          </chakra.p>
          {lines.map(({ name, priceWords }, index) => (
            <chakra.p key={`${index} ${name}`} overflowWrap="anywhere">
              <chakra.span fontWeight="640">{name}</chakra.span>
              {priceWords && (
                <chakra.span textStyle="sm" className="num">
                  : {priceWords}
                </chakra.span>
              )}
            </chakra.p>
          ))}
          {discountWords && (
            <chakra.p textStyle="sm" fontWeight="600" className="num">
              {discountWords}
            </chakra.p>
          )}
          {detail && (
            <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
              {detail}
            </chakra.p>
          )}
        </chakra.div>
        <div>
          <Price amount={total} />
          <chakra.p textStyle="xs" color="fg.muted">
            Precio, impuestos incluidos
          </chakra.p>
          {trust}
        </div>
      </chakra.div>
    </Tag>
  )
}
