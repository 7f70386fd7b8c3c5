import { warrantyCodeWords } from '../../src/domains/orders/warranty.ts'
import type { Harness } from '../harness.ts'

/** Codes of the warranty certificates of these fixtures, as people write them. */
export interface WarrantyCodes {
  readonly order: string
  readonly guestOrder: string
}

/** Reads the codes by the ids of the orders. */
export async function warrantyCodesOf(
  { services }: Harness,
  ids: Readonly<Record<keyof WarrantyCodes, string>>,
): Promise<WarrantyCodes> {
  const codeOf = async (id: string) =>
    warrantyCodeWords((await services.db.prisma.order.findUniqueOrThrow({ where: { id } })).warrantyCode)
  return { order: await codeOf(ids.order), guestOrder: await codeOf(ids.guestOrder) }
}
