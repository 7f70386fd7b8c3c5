import { InvalidInput, WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { HAND_OVER_TRIES, isHandOverCode, NO_TRIES_LEFT } from '../orders/handOver.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { findOrderForRequest } from '../orders/order.operations.ts'
import { requireAdmittedProvider } from '../viewer.ts'
import { receive } from './confirmReceipt.operations.ts'

/**
 * Confirms the receipt with the hand-over code that the buyer shows at the counter: the held money becomes the provider's.
 * Each typed code counts as a try, also a wrong one. Throws SignInRequired, NotAllowed, NotFound, WrongState, and InvalidInput
 * for a wrong code.
 */
export async function handOverOrder(
  ctx: OperationContext,
  input: { orderId: string; code: string },
): Promise<{ orderId: string }> {
  const { provider, accountId } = requireAdmittedProvider(ctx.viewer)
  const { orderId } = input
  const at = ctx.clock.now()
  const isRight = isHandOverCode(ctx.settings, input)
  // A wrong code is refused after the commit, which keeps its try.
  const triesLeft = await ctx.transact(async unit => {
    const order = await findOrderForRequest(unit.tx, { id: orderId, providerId: provider.id })
    orderLifecycle.require(order.state, 'handOver', 'provider')
    const tried = await unit.tx.order.updateManyAndReturn({
      where: { id: orderId, state: order.state, handOverTries: { lt: HAND_OVER_TRIES } },
      data: { handOverTries: { increment: 1 } },
      select: { handOverTries: true },
    })
    const [counted] = tried
    if (!counted) throw new WrongState(NO_TRIES_LEFT, order.state)
    if (isRight) await receive(unit, order, { action: 'handOver', actor: 'provider', accountId, at })
    return HAND_OVER_TRIES - counted.handOverTries
  })
  if (isRight) return { orderId }
  const left = triesLeft === 1 ? 'Te queda 1 intento.' : `Te quedan ${triesLeft} intentos.`
  const message = triesLeft === 0 ? `No es ese código. ${NO_TRIES_LEFT}` : `No es ese código. ${left}`
  throw new InvalidInput([{ path: ['code'], message }])
}
