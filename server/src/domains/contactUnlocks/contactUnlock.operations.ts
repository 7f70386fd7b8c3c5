import { batched } from '../../platform/batched.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import type { ContactDetails } from '../orders/contact.operations.ts'
import { partRequestLifecycle, stateAt } from '../requests/request.lifecycle.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { accountOf, isAccount, requireAdmin } from '../viewer.ts'
import { UNLOCKED } from './contactUnlock.errors.ts'
import { unlockPriceChanged } from './contactUnlock.events.ts'
import { REVEALED_OFFERS } from './contactUnlock.policy.ts'

/**
 * Sets the price for seeing the providers that quoted a request; null removes it. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export async function setUnlockPrice(
  ctx: OperationContext,
  { requestId, price }: { requestId: string; price: number | null },
): Promise<{ requestId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    const request = await lockRequest(tx, requestId)
    if (!request || request.deletedAt) throw new NotFound('Ese pedido ya no está.')
    if (request.unlockPriceCentesimos === price) return { requestId }
    const state = stateAt(request, at)
    // A visitor's request cannot be paid for: paying needs an account, which claims the request.
    if (!request.buyerId || (state !== 'OPEN' && state !== 'ANSWERED'))
      throw new WrongState(partRequestLifecycle.because[state], state)
    if (await tx.contactUnlock.findUnique({ where: { requestId } })) throw new WrongState(UNLOCKED, state)
    await tx.partRequest.update({ where: { id: requestId }, data: { unlockPriceCentesimos: price } })
    await recordAdminAction(unit, { action: 'setUnlockPrice', accountId, at, subjectId: requestId })
    await emit(unlockPriceChanged, { requestId, buyerId: request.buyerId })
    return { requestId }
  })
}

interface UnlockedRequest {
  readonly id: string
  readonly buyerId: string | null
}

/**
 * Contact data of the providers that quoted, for the buyer who paid for it; null for everybody else and
 * before. Each view is written to the access log before it is shown.
 */
export const discloseQuoters = batched(discloseAll, ({ id }) => id)

const MOST_QUOTERS = 50

async function discloseAll(
  ctx: OperationContext,
  requests: readonly UnlockedRequest[],
): Promise<(ContactDetails[] | null)[]> {
  const { prisma } = ctx.db
  const viewer = accountOf(ctx.viewer)
  const own = requests.filter(({ buyerId }) => isAccount(ctx.viewer, buyerId)).map(({ id }) => id)
  if (!viewer || own.length === 0) return requests.map(() => null)
  const unlocks = await prisma.contactUnlock.findMany({
    where: { requestId: { in: own }, accountId: viewer.accountId },
    include: {
      request: {
        include: {
          offers: {
            where: REVEALED_OFFERS,
            orderBy: { id: 'asc' },
            take: MOST_QUOTERS,
            select: { provider: { include: { account: true } } },
          },
        },
      },
    },
  })
  const viewedAt = ctx.clock.now()
  await prisma.contactView.createMany({
    data: unlocks.flatMap(({ request }) =>
      request.offers.map(({ provider }) => ({
        viewerId: viewer.accountId,
        subjectId: provider.accountId,
        purpose: 'UNLOCK' as const,
        viewedAt,
      })),
    ),
  })
  const found = new Map(unlocks.map(({ requestId, request }) => [requestId, request.offers]))
  return requests.map(
    ({ id }) =>
      found.get(id)?.map(({ provider: { account, companyName, address } }) => ({
        name: account.name,
        companyName,
        email: account.email,
        phone: account.phone,
        department: account.department,
        address,
      })) ?? null,
  )
}
