import type { Prisma } from '../../generated/prisma/client.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { eraseUploads } from '../uploads/eraseUploads.ts'

/** Removes conversations with their messages and with the photos that no request has. */
export async function removeConversations(
  unit: Unit,
  where: Prisma.AssistantConversationWhereInput,
): Promise<void> {
  const photos = await unit.tx.assistantPhoto.findMany({
    where: { conversation: where, upload: { requestFile: null } },
    select: { uploadId: true },
  })
  await unit.tx.assistantConversation.deleteMany({ where })
  await eraseUploads(unit, { id: { in: photos.map(({ uploadId }) => uploadId) } })
}
