import type { Unit } from '../../platform/unitOfWork.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { orderLifecycle } from './order.lifecycle.ts'

/** Closes an awarded request whose orders are all finished; does nothing otherwise. */
export async function closeIfFinished(unit: Unit, requestId: string, at: Date): Promise<void> {
  const request = await lockRequest(unit.tx, requestId)
  if (request?.state !== 'AWARDED') return
  const unfinished = await unit.tx.order.count({
    where: { requestId, state: { notIn: ['RELEASED', ...orderLifecycle.finals] } },
  })
  if (unfinished === 0) await stepPartRequest(unit, request, { action: 'close', actor: 'system', at })
}
