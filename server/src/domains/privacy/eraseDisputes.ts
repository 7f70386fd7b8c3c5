import type { Prisma } from '../../generated/prisma/client.ts'
import type { DisputeParty } from '../../generated/prisma/enums.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { GONE } from '../accounts/erasedAccounts.ts'
import { eraseUploads } from '../uploads/eraseUploads.ts'
import type { LeavingAccount } from './leaving.ts'

/** Erases a person's words and files in disputes, and the team's words about them. */
export async function eraseDisputes(unit: Unit, account: LeavingAccount): Promise<void> {
  const { id, email, providerProfile } = account
  await eraseSide(unit, 'BUYER', { OR: [{ buyerId: id }, { buyerEmail: email }] })
  if (providerProfile) await eraseSide(unit, 'PROVIDER', { providerId: providerProfile.id })
}

async function eraseSide(unit: Unit, party: DisputeParty, order: Prisma.OrderWhereInput): Promise<void> {
  const { tx } = unit
  const theirs = { order }
  const files = await tx.disputeFile.findMany({
    where: { party, dispute: theirs },
    select: { id: true, uploadId: true },
  })
  await tx.dispute.updateMany({
    where: theirs,
    data: party === 'BUYER' ? { text: GONE } : { answer: null },
  })
  await tx.dispute.updateMany({ where: { ...theirs, appealedBy: party }, data: { appeal: null } })
  await tx.dispute.updateMany({ where: { ...theirs, decision: { not: null } }, data: { decision: GONE } })
  await tx.disputeProposal.updateMany({ where: { party, dispute: theirs }, data: { text: null } })
  await tx.disputeFile.deleteMany({ where: { id: { in: files.map(file => file.id) } } })
  await eraseUploads(unit, { id: { in: files.map(({ uploadId }) => uploadId) } })
}
