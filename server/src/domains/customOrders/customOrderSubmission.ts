import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { createCustomOrderInput } from './customOrder.input.ts'

/**
 * The custom order that this submission has written already. Throws InvalidInput when it was written with other contents:
 * the key of a copied page, or of one whose answer was lost, and was changed since.
 */
export async function findWritten(
  tx: Tx,
  providerId: string,
  { submissionKey, items, notes, ...client }: z.output<typeof createCustomOrderInput>,
): Promise<{ customOrderId: string }> {
  const { id, versions, ...written } = await tx.customOrder.findUniqueOrThrow({
    where: { providerId_submissionKey: { providerId, submissionKey } },
    select: {
      id: true,
      clientName: true,
      clientEmail: true,
      clientPhone: true,
      versions: {
        orderBy: { number: 'asc' },
        select: {
          notes: true,
          items: {
            orderBy: { position: 'asc' },
            select: {
              name: true,
              priceCentesimos: true,
              condition: true,
              deliveryTime: true,
              warrantyDays: true,
              description: true,
              files: { orderBy: { position: 'asc' }, select: { uploadId: true } },
            },
          },
        },
      },
    },
  })
  const [first, ...edits] = versions
  const isSame =
    first?.notes === notes &&
    // An edit may have corrected the client.
    (edits.length > 0 || isDeepStrictEqual(written, client)) &&
    isDeepStrictEqual(
      first.items.map(({ files, ...item }) => ({ ...item, uploadIds: files.map(file => file.uploadId) })),
      items,
    )
  if (!isSame) {
    const message = 'Ya creaste otra orden desde esta página. Si esta es otra más, creala de nuevo.'
    throw new InvalidInput([{ path: ['submissionKey'], message }])
  }
  return { customOrderId: id }
}
