import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import { COMMISSION_BPS, commissionOf, DEPOSIT_BPS, depositOf } from '../offers/orderTerms.ts'
import { TermsChanged } from '../purchases/purchase.errors.ts'
import type { Item, Purchase, Purpose } from '../purchases/purpose.ts'
import { grantedId } from '../viewer.ts'
import { customOrderLifecycle, stateAt } from './customOrder.lifecycle.ts'
import { stepCustomOrder } from './customOrder.step.ts'
import { customOrderPath } from './customOrderLink.ts'
import { CUSTOM_ORDER_GONE, lockCustomOrder } from './customOrderLock.ts'
import { searchKeyWith } from './customOrderSearch.ts'
import { NOTHING_CHOSEN } from './customOrderTerms.ts'

/** Some or all items of one frozen version of a custom order, by whoever holds its link; becomes an order. */
export const customOrderPurchase: Purpose = {
  typename: 'CustomOrder',
  isHeld: true,
  goneReason: 'La orden ya no estaba disponible',
  words: {
    paid: 'Ya le avisamos al proveedor. La plata queda retenida hasta que confirmes que recibiste lo que compraste.',
    returned: 'La orden ya no estaba disponible cuando llegó tu pago.',
    unpaid: 'Podés pagarla mientras esté vigente.',
    name: 'Orden personalizada',
  },

  // The link says who pays: no account is needed, and one that is signed in follows the order as anybody does.
  requirePayer(viewer, guest) {
    if (!grantedId(viewer, 'CUSTOM_ORDER')) throw new NotFound(CUSTOM_ORDER_GONE)
    if (!guest) throw new InvalidInput([{ path: ['payer'], message: 'Poné tu nombre y tu email.' }])
    return { accountId: null, ...guest }
  },

  async price({ tx }, { choices, viewer, clock }) {
    const refuse = (field: string, message: string): never => {
      throw new InvalidInput([{ path: ['choices', '0', field], message }])
    }
    const [choice, ...others] = choices
    if (!choice || others.length > 0) throw new NotFound(CUSTOM_ORDER_GONE)
    if (choice.id !== grantedId(viewer, 'CUSTOM_ORDER')) throw new NotFound(CUSTOM_ORDER_GONE)
    const order = await lockCustomOrder(tx, { id: choice.id })
    const state = stateAt(order, clock.now())
    if (state !== 'PENDING') throw new WrongState(customOrderLifecycle.because[state], state)
    const { currentVersion: version } = order
    if (version.number !== choice.version) throw new TermsChanged()
    const { partIds, plan } = choice
    const items = version.items.filter(({ id }) => partIds === null || partIds.includes(id))
    if (items.length === 0) refuse('partIds', NOTHING_CHOSEN)
    if (partIds && items.length !== new Set(partIds).size) refuse('partIds', 'Elegí ítems de esta orden.')
    const total = sumOf(items)
    return {
      items: [
        {
          purpose: 'CUSTOM_ORDER' as const,
          amountCentesimos:
            (plan === 'FULL' ? total : depositOf(total)) ?? refuse('plan', 'Este importe se paga completo.'),
          plan,
          references: { customOrderVersionId: version.id },
          offerLineIds: [],
          customOrderItemIds: items.map(({ id }) => id),
        },
      ],
      // Two people with the same link may pay at once; the second payment goes back. One person's earlier pages are closed.
      rivals: { customOrderVersion: { customOrderId: order.id } },
    }
  },

  async lock(tx, items) {
    const versions = await tx.customOrderVersion.findMany({
      where: { id: { in: items.map(versionIdOf) } },
      select: { customOrderId: true },
    })
    const ids = new Set(versions.map(({ customOrderId }) => customOrderId))
    for (const id of [...ids].toSorted()) await lockCustomOrder(tx, { id })
  },

  /** An unpaid custom order that was open when its client began to pay, of a provider that may sell. */
  async isAvailable(tx, { item, checkout }) {
    const { customOrder } = await readVersion(tx, item)
    const { state, provider } = customOrder
    if (state === 'PAID' || provider.account.erasedAt || provider.status === 'SUSPENDED') return false
    return checkout.createdAt <= customOrder.expiresAt
  },

  async fulfil(unit, purchase, placeOrder) {
    const { tx } = unit
    const { item, at } = purchase
    const { customOrder, items } = await readVersion(tx, item)
    await stepCustomOrder(unit, customOrder, { action: 'pay', actor: 'gateway', at })
    // An edit during the payment is no part of what was sold.
    await tx.customOrder.update({
      where: { id: customOrder.id },
      data: {
        currentVersionId: versionIdOf(item),
        searchKey: searchKeyWith(customOrder.searchKey, { clientName: customOrder.clientName, items }),
      },
    })
    const { id: orderId } = await placeOrder(unit, await orderOf(tx, purchase))
    return { outcome: 'ORDER', orderId, providerId: customOrder.providerId }
  },

  async returnPath(settings, prisma, item) {
    const { customOrderId } = await prisma.customOrderVersion.findUniqueOrThrow({
      where: { id: versionIdOf(item) },
      select: { customOrderId: true },
    })
    return customOrderPath(settings, customOrderId)
  },

  async describe(prisma, item) {
    const { customOrder } = await prisma.customOrderVersion.findUniqueOrThrow({
      where: { id: versionIdOf(item) },
      select: { customOrder: { select: { provider: { select: { companyName: true } } } } },
    })
    const title = `Cotización de ${customOrder.provider.companyName}`
    if (item.plan !== 'FULL') {
      const name = `${title}: reserva del ${DEPOSIT_BPS / 100} %`
      return [{ name, amountCentesimos: item.amountCentesimos }]
    }
    const items = await prisma.customOrderItem.findMany({
      where: { chosen: { some: { itemId: item.id } } },
      orderBy: { position: 'asc' },
    })
    return items.map(({ name, priceCentesimos }) => ({
      name: `${title}: ${name}`,
      amountCentesimos: priceCentesimos,
    }))
  },
}

const sumOf = (items: readonly { readonly priceCentesimos: number }[]): number =>
  items.reduce((sum, { priceCentesimos }) => sum + priceCentesimos, 0)

function versionIdOf({ id, customOrderVersionId }: Pick<Item, 'id' | 'customOrderVersionId'>): string {
  if (!customOrderVersionId) throw new Error(`item ${id} names no custom order`)
  return customOrderVersionId
}

/** The version that an item buys from. */
function readVersion(tx: Tx, item: Item) {
  return tx.customOrderVersion.findUniqueOrThrow({
    where: { id: versionIdOf(item) },
    include: {
      items: { orderBy: { position: 'asc' } },
      customOrder: {
        include: {
          provider: { select: { accountId: true, status: true, account: { select: { erasedAt: true } } } },
        },
      },
    },
  })
}

interface Paid {
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

/** The buyer's account with the payer's e-mail, which it has verified; else the payer as typed. */
async function buyerOf(tx: Tx, { name, email, phone }: Paid) {
  const account = await tx.account.findUnique({ where: { email }, select: { id: true, kind: true } })
  return account?.kind === 'BUYER'
    ? { buyerId: account.id }
    : { buyerName: name, buyerEmail: email, buyerPhone: phone }
}

async function orderOf(tx: Tx, { item, checkout, at }: Purchase): Promise<Prisma.OrderUncheckedCreateInput> {
  const { payerName, payerEmail } = checkout
  if (payerName === null || payerEmail === null || !item.plan)
    throw new Error(`item ${item.id} has no guest or no plan`)
  const { id: customOrderVersionId, customOrder } = await readVersion(tx, item)
  const items = await tx.customOrderItem.findMany({
    where: { chosen: { some: { itemId: item.id } } },
    orderBy: { position: 'asc' },
  })
  return {
    source: 'CUSTOM_ORDER',
    customOrderId: customOrder.id,
    customOrderVersionId,
    ...(await buyerOf(tx, { name: payerName, email: payerEmail, phone: customOrder.clientPhone })),
    providerId: customOrder.providerId,
    plan: item.plan,
    totalCentesimos: sumOf(items),
    paidCentesimos: item.amountCentesimos,
    createdAt: at,
    lines: {
      create: items.map(({ name, condition, priceCentesimos, deliveryTime, warrantyDays }, position) => ({
        position,
        description: name,
        quantity: 1,
        condition,
        priceCentesimos,
        commissionBps: COMMISSION_BPS[condition],
        commissionCentesimos: commissionOf({ condition, priceCentesimos }),
        deliveryTime,
        warrantyDays,
      })),
    },
  }
}
