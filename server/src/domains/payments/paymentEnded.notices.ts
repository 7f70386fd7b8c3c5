import type { MailDraft } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { ITEM_NAMES, thingsOf } from './itemNames.ts'
import { WITH_ITEMS } from './openCheckout.ts'
import { checkoutMoved } from './payment.events.ts'

export const paymentEndedNotice = defineNotice({
  id: 'paymentEnded',
  event: checkoutMoved,
  audience: 'The payer whose cash coupon ran out, or whose payment under review was refused.',
  kind: 'ORDER',
  urgency: 'MONEY',
  read: readEnded,
  words: {
    mail: paymentEndedMail,
    bell: ({ things, hasExpired, url }) => ({
      title: hasExpired ? 'Venció el plazo de tu pago' : 'Tu pago no se aprobó',
      message: asSentence(`No se cobró nada por ${namesOf(things)}`),
      url,
    }),
  },
})

interface Ended {
  /** The things that were to be paid. */
  readonly things: readonly NamedPart[]
  readonly amountCentesimos: number
  /** False when the gateway refused the payment. */
  readonly hasExpired: boolean
  /** The remaining options, in a sentence. */
  readonly unpaid: string
  readonly url: string
}

async function readEnded({ db, settings, purposes }: Services, { checkoutId }: { checkoutId: string }) {
  const checkout = await db.prisma.checkout.findUnique({
    where: { id: checkoutId },
    include: { ...WITH_ITEMS, payer: { select: { email: true } } },
  })
  const [first] = checkout?.items ?? []
  if (!checkout || !first || (checkout.state !== 'EXPIRED' && checkout.state !== 'FAILED')) return null
  // Somebody on the gateway's page has seen how it ended; a payment in process went on without its payer.
  const { fromState } = await db.prisma.stateChange.findFirstOrThrow({
    where: { machine: 'Checkout', subjectId: checkoutId },
    orderBy: { id: 'desc' },
    select: { fromState: true },
  })
  if (fromState !== 'PROCESSING') return null
  const named = await db.prisma.checkoutItem.findMany({
    where: { checkoutId },
    orderBy: { position: 'asc' },
    select: ITEM_NAMES,
  })
  const { words } = purposes[first.purpose]
  const { unpaid } = (checkout.items.length > 1 && words.several) || words
  const path = await purposes[first.purpose].returnPath(settings, db.prisma, first)
  const facts: Ended = {
    things: named.flatMap(item => thingsOf(item, purposes)),
    amountCentesimos: checkout.amountCentesimos,
    hasExpired: checkout.state === 'EXPIRED',
    unpaid,
    url: `${settings.publicUrl}${path ?? '/payment-canceled'}?session_id=${checkout.id}`,
  }
  return { accountId: checkout.payerId, email: checkout.payer?.email ?? checkout.payerEmail, facts }
}

function paymentEndedMail({ things, amountCentesimos, hasExpired, unpaid, url }: Ended): MailDraft {
  const amount = formatMoney(amountCentesimos)
  const names = namesOf(things)
  return {
    subject: hasExpired ? `Venció el plazo para pagar ${names}` : `Tu pago de ${amount} no se aprobó`,
    paragraphs: [
      hasExpired
        ? `El plazo para pagar ${amount} por ${names} terminó sin que llegara tu pago. No se cobró nada.`
        : `No se aprobó tu pago de ${amount} por ${names}. No se cobró nada.`,
      unpaid,
    ],
    action: { label: 'Ver el pago', url },
  }
}
