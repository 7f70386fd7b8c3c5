import { setUnlockPrice } from '../domains/contactUnlocks/contactUnlock.operations.ts'
import { requireAccount } from '../domains/viewer.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import type { CastName } from './cast.ts'
import { pay, type Teller } from './story.ts'

/** In centésimos. */
const PRICE = 19_000

/** The contacts of who quoted: for sale to Lucía, and paid by Martín. */
export async function sellContacts(teller: Teller): Promise<void> {
  teller.stage.clock.travelTo(after(teller.now, -HOUR_MS))
  await priceContacts(teller, 'compradora', 'Motor de arranque')
  const id = await priceContacts(teller, 'comprador2', 'Paragolpe delantero')
  await pay(teller, teller.as('comprador2'), {
    of: { typename: 'PartRequest', id },
    version: PRICE,
    partIds: null,
    plan: 'FULL',
  })
  teller.stage.clock.comeBack()
}

async function priceContacts({ as }: Teller, buyer: CastName, description: string): Promise<string> {
  const admin = as('admin')
  const { accountId } = requireAccount(as(buyer).viewer)
  const { id } = await admin.db.prisma.partRequest.findFirstOrThrow({
    where: { buyerId: accountId, parts: { some: { description } } },
    select: { id: true },
  })
  await setUnlockPrice(admin, { requestId: id, price: PRICE })
  return id
}
