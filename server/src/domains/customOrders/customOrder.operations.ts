import type { z } from 'zod'
import { after, DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { scheduleDeadline } from '../../platform/deadlines.ts'
import { newId } from '../../platform/ids.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { requirePolicyConsent } from '../accounts/policies/policyConsent.policy.ts'
import { holdApproval } from '../accounts/profiles/approval.ts'
import type { OperationContext } from '../context.ts'
import { TermsChanged } from '../purchases/purchase.errors.ts'
import { grantedId, isSignedInAs, requireApprovedProvider } from '../viewer.ts'
import { customOrderCreated, customOrderEdited, customOrderOpened } from './customOrder.events.ts'
import type {
  CustomOrderItemInput,
  createCustomOrderInput,
  editCustomOrderInput,
} from './customOrder.input.ts'
import { customOrderLifecycle, stateAt } from './customOrder.lifecycle.ts'
import { customOrderFacts } from './customOrder.step.ts'
import { claimItemFiles } from './customOrderFiles.ts'
import { customOrderLink, customOrderNumber } from './customOrderLink.ts'
import { CUSTOM_ORDER_GONE, lockCustomOrder } from './customOrderLock.ts'
import { searchKeyOf, searchKeyWith } from './customOrderSearch.ts'
import { findWritten } from './customOrderSubmission.ts'

/** For how long a custom order can be paid. */
export const CUSTOM_ORDER_LIFETIME_MS = 7 * DAY_MS
const WRITES_PER_PROVIDER = { name: 'custom-order', points: 120, perMs: HOUR_MS }

/**
 * Writes a quotation for a client; the same submission again is the same one. Throws SignInRequired, NotAllowed,
 * PolicyConsentNeeded, RateLimited, InvalidInput.
 */
export async function createCustomOrder(
  ctx: OperationContext,
  input: z.output<typeof createCustomOrderInput>,
): Promise<{ customOrderId: string }> {
  const { submissionKey, items, notes, ...client } = input
  const seller = requireApprovedProvider(ctx.viewer)
  const { provider, accountId } = seller
  requirePolicyConsent(ctx.viewer)
  await ctx.rateLimit.spend(WRITES_PER_PROVIDER, provider.id)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    await holdApproval(tx, seller)
    const id = newId()
    const versionId = newId()
    const expiresAt = after(at, CUSTOM_ORDER_LIFETIME_MS)
    const { count } = await tx.customOrder.createMany({
      data: [
        {
          id,
          providerId: provider.id,
          submissionKey,
          tokenHash: customOrderLink.tokenHashOf(ctx.settings, id),
          searchKey: searchKeyOf(customOrderNumber(ctx.settings, id), { ...client, items }),
          ...client,
          currentVersionId: versionId,
          expiresAt,
          createdAt: at,
          updatedAt: at,
        },
      ],
      skipDuplicates: true,
    })
    if (count === 0) return findWritten(tx, provider.id, input)
    const files = await claimItemFiles(ctx, tx, { items, versionId: null })
    await tx.customOrderVersion.create({
      data: versionOf({ id: versionId, customOrderId: id, number: 1, items, files, notes, at }),
    })
    await scheduleDeadline(unit, customOrderLifecycle, { id, state: 'PENDING', expiresAt })
    await emit(customOrderCreated, customOrderFacts({ id, provider: { accountId } }))
    return { customOrderId: id }
  })
}

/**
 * Rewrites an own pending custom order; a page of the gateway that is open pays what it said before, if it is paid at all.
 * Throws SignInRequired, NotAllowed, PolicyConsentNeeded, RateLimited, NotFound, WrongState, TermsChanged.
 */
export async function editCustomOrder(
  ctx: OperationContext,
  { customOrderId, version: read, items, notes, ...client }: z.output<typeof editCustomOrderInput>,
): Promise<{ customOrderId: string }> {
  const seller = requireApprovedProvider(ctx.viewer)
  const { provider } = seller
  requirePolicyConsent(ctx.viewer)
  await ctx.rateLimit.spend(WRITES_PER_PROVIDER, provider.id)
  const at = ctx.clock.now()
  return ctx.transact(async ({ tx, emit }) => {
    await holdApproval(tx, seller)
    const order = await lockCustomOrder(tx, { id: customOrderId, providerId: provider.id })
    const state = stateAt(order, at)
    if (state !== 'PENDING') throw new WrongState(customOrderLifecycle.because[state], state)
    const { number } = order.currentVersion
    if (number !== read) throw new TermsChanged()
    const files = await claimItemFiles(ctx, tx, { items, versionId: order.currentVersionId })
    const version = versionOf({
      id: newId(),
      customOrderId,
      number: number + 1,
      items,
      files,
      notes,
      at,
    })
    await tx.customOrderVersion.create({ data: version })
    await tx.customOrder.update({
      where: { id: customOrderId },
      data: {
        ...client,
        searchKey: searchKeyWith(order.searchKey, { ...client, items }),
        currentVersionId: version.id,
        updatedAt: at,
      },
    })
    await emit(customOrderEdited, customOrderFacts(order))
    return { customOrderId }
  })
}

/**
 * The page of the viewer's link is open in front of a person: tells the provider, once. Providers who look at their own
 * quotation are not its client. Throws NotFound.
 */
export async function openCustomOrder(ctx: OperationContext): Promise<{ customOrderId: string }> {
  const id = grantedId(ctx.viewer, 'CUSTOM_ORDER')
  if (id === null) throw new NotFound(CUSTOM_ORDER_GONE)
  const at = ctx.clock.now()
  return ctx.transact(async ({ tx, emit }) => {
    const order = await lockCustomOrder(tx, { id })
    if (order.openedAt === null && !isSignedInAs(ctx.viewer, order.provider.accountId)) {
      await tx.customOrder.update({ where: { id: order.id }, data: { openedAt: at } })
      await emit(customOrderOpened, customOrderFacts(order))
    }
    return { customOrderId: order.id }
  })
}

interface NewVersion {
  readonly id: string
  readonly customOrderId: string
  readonly number: number
  readonly items: readonly CustomOrderItemInput[]
  /** The files of each item. */
  readonly files: Awaited<ReturnType<typeof claimItemFiles>>
  readonly notes: string | null
  readonly at: Date
}

function versionOf({ id, customOrderId, number, items, files, notes, at }: NewVersion) {
  return {
    id,
    customOrderId,
    number,
    notes,
    totalCentesimos: items.reduce((total, item) => total + item.priceCentesimos, 0),
    createdAt: at,
    items: {
      create: items.map((item, position) => ({
        name: item.name,
        priceCentesimos: item.priceCentesimos,
        condition: item.condition,
        deliveryTime: item.deliveryTime,
        warrantyDays: item.warrantyDays,
        description: item.description,
        position,
        files: { create: [...(files[position] ?? [])] },
      })),
    },
  }
}
