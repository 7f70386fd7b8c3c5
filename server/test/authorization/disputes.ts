import { newId } from '../../src/platform/ids.ts'
import { jpeg } from '../pictures.ts'
import { completeUpload, sendVideo, VIDEO } from '../uploadsWorld.ts'
import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/**
 * A closed dispute about the guest's order, which an appeal released to the provider, with a video and an accepted proposal:
 * database ids by fixture.
 */
export async function disputeOrder({ harness, people: { owner } }: Stage, orderId: string) {
  const { prisma } = harness.services.db
  const at = harness.clock.now()
  const change = { subjectId: orderId, actor: 'system', at }
  await prisma.stateChange.createMany({
    data: [{ ...change, machine: 'Order', action: 'release', fromState: 'RECEIVED', toState: 'RELEASED' }],
  })
  await prisma.order.update({ where: { id: orderId }, data: { state: 'RELEASED' } })
  const terms = { solution: 'RELEASE', refundCentesimos: 0 } as const
  const { id, proposals } = await prisma.dispute.create({
    data: {
      orderId,
      state: 'CLOSED',
      reason: 'DAMAGED',
      text: SAID.claim,
      orderState: 'SHIPPED',
      createdAt: at,
      answerDueAt: at,
      answer: SAID.disputeAnswer,
      answeredAt: at,
      reviewDueAt: at,
      decisionDueAt: at,
      ...terms,
      decision: SAID.decision,
      decidedAt: at,
      appealUntil: at,
      appealedBy: 'PROVIDER',
      appeal: SAID.appeal,
      closedAt: at,
      proposals: {
        create: { ...terms, party: 'PROVIDER', text: SAID.proposal, createdAt: at, acceptedAt: at },
      },
    },
    include: { proposals: true },
  })
  const declared = { ...VIDEO, purpose: 'DISPUTE_FILE' } as const
  const video = await completeUpload(
    owner.caller,
    await sendVideo(owner.caller, await jpeg(160, 120), declared),
  )
  const file = await prisma.disputeFile.create({
    data: {
      id: newId(),
      disputeId: id,
      uploadId: video.upload?.id ?? '',
      party: 'PROVIDER',
      position: 0,
      kind: 'VIDEO',
    },
  })
  return { dispute: id, disputeProposal: proposals[0]?.id, disputeFile: file.id }
}
