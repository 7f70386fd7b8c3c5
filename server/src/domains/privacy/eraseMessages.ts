import type { Unit } from '../../platform/unitOfWork.ts'
import { GONE } from '../accounts/erasedAccounts.ts'
import { eraseUploads } from '../uploads/eraseUploads.ts'
import type { LeavingAccount } from './leaving.ts'

/** Erases the words and files of a person's messages. */
export async function eraseMessages(unit: Unit, { id, email }: LeavingAccount): Promise<void> {
  const { tx } = unit
  // A buyer also wrote before the account got the order, or without an account from the mailbox.
  const bought = { order: { OR: [{ buyerId: id }, { buyerId: null, buyerEmail: email }] } }
  for (const written of [{ senderId: id }, { senderId: null, conversation: bought }]) {
    await tx.message.updateMany({ where: written, data: { body: GONE } })
    const files = await tx.messageFile.findMany({ where: { message: written }, select: { uploadId: true } })
    const uploadIds = files.map(({ uploadId }) => uploadId)
    await tx.messageFile.deleteMany({ where: { uploadId: { in: uploadIds } } })
    await eraseUploads(unit, { id: { in: uploadIds } })
  }
}
