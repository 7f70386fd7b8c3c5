import type { OperationContext } from '../domains/context.ts'
import {
  confirmDeletion,
  deactivateAccount,
  declineDeletion,
  eraseData,
  requestDeletion,
  withdrawDeletion,
} from '../domains/privacy/dataRequest.operations.ts'
import { after, DAY_MS } from '../platform/clock.ts'
import { linkToken } from '../platform/tokens.ts'
import { CAST, type CastName } from './cast.ts'
import type { Teller } from './story.ts'

type Asked = {
  readonly by: CastName
  readonly daysAgo: number
  readonly reason?: string
  readonly ending?: 'erased' | 'declined' | 'withdrawn'
}

/** Oldest first: lists are ordered by id, which is the order of creation. */
const ASKED: readonly Asked[] = [
  { by: 'saliente', daysAgo: 16, reason: 'Cerré el taller', ending: 'erased' },
  { by: 'comprador3', daysAgo: 14, ending: 'declined' },
  { by: 'atrasada', daysAgo: 12 },
  { by: 'comprador5', daysAgo: 4, reason: 'Me llegan demasiados correos', ending: 'withdrawn' },
  { by: 'esperando', daysAgo: 1, reason: 'Vendí el auto y no voy a comprar más repuestos.' },
]

/** Deletion requests in every state, including an overdue one, and a deactivated account. */
export async function exerciseRights(teller: Teller): Promise<void> {
  for (const asked of ASKED) {
    teller.stage.clock.travelTo(after(teller.now, -asked.daysAgo * DAY_MS))
    const dataRequestId = await askForDeletion(teller.as(null), asked)
    const admin = teller.as('admin')
    if (asked.ending === 'erased') await eraseData(admin, dataRequestId)
    if (asked.ending === 'declined')
      await declineDeletion(admin, {
        dataRequestId,
        answer: 'Tenés una compra de hace dos días en garantía: hasta que venza hay que guardar tus datos.',
      })
    if (asked.ending === 'withdrawn') await withdrawDeletion(teller.as(asked.by))
  }
  await deactivateAccount(teller.as('enPausa'))
}

async function askForDeletion(ctx: OperationContext, { by, reason }: Asked): Promise<string> {
  const { email } = CAST[by]
  await requestDeletion(ctx, { email, reason: reason ?? null, confirmation: 'eliminar' })
  const link = await ctx.db.prisma.mailedLink.findFirstOrThrow({
    where: { account: { email }, purpose: 'CONFIRM_DELETION' },
    select: { id: true, dataRequestId: true },
  })
  await confirmDeletion(ctx, linkToken(ctx.settings.secret, link.id))
  if (!link.dataRequestId) throw new Error('a link confirms no request')
  return link.dataRequestId
}
