import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { GONE } from '../accounts/erasedAccounts.ts'
import { eraseUploads } from '../uploads/eraseUploads.ts'
import type { LeavingAccount } from './leaving.ts'

/** Erases the words and files of a person's messages. */
export async function eraseMessages(unit: Unit, { id, email }: LeavingAccount): Promise<void> {
  const { tx } = unit
  // A buyer also wrote before the account got the order, or without an account from the mailbox.
  const bought = { order: { OR: [{ buyerId: id }, { buyerId: null, buyerEmail: email }] } }
  await eraseReports(tx, {
    OR: [
      { reporter: 'BUYER', message: { conversation: bought } },
      { reporter: 'PROVIDER', message: { conversation: { order: { provider: { accountId: id } } } } },
    ],
  })
  for (const written of [{ senderId: id }, { senderId: null, conversation: bought }]) {
    await tx.message.updateMany({ where: written, data: { body: GONE } })
    // A report quotes the message, and its warning is about its sender.
    await eraseReports(tx, { message: written })
    const files = await tx.messageFile.findMany({ where: { message: written }, select: { uploadId: true } })
    const uploadIds = files.map(({ uploadId }) => uploadId)
    await tx.messageFile.deleteMany({ where: { uploadId: { in: uploadIds } } })
    await eraseUploads(unit, { id: { in: uploadIds } })
  }
}

/** Erases the words of reports of messages, and of the team about them. */
async function eraseReports(tx: Tx, where: Prisma.MessageReportWhereInput): Promise<void> {
  await tx.messageReport.updateMany({ where, data: { reason: GONE } })
  await tx.messageReport.updateMany({ where: { ...where, warning: { not: null } }, data: { warning: GONE } })
}
