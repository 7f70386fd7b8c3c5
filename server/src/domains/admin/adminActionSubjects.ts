import type { AdminAction, PrismaClient, SettingChange } from '../../generated/prisma/client.ts'
import { batched } from '../../platform/batched.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { formatMoney } from '../../platform/money.ts'
import { ADMIN_ACTIONS, type AdminActionName, type AdminSubject } from '../accounts/adminAction.operations.ts'
import type { Services } from '../context.ts'
import { PAYMENT_CASE_WORDS } from '../payments/paymentCaseWords.ts'
import { settingTerms } from '../siteSettings/siteSettings.ts'
import { queueWords } from './jobWords.ts'
import { settingWords } from './siteSettingRows.ts'

/** The row that an act of the team is about, as its log shows it. */
export interface ActionSubject {
  /** Its name: the company, the vehicle or the subject of an enquiry. */
  readonly label: string
  /** The page of our site that shows it to the team; null when none does. */
  readonly path: string | null
}

type Acted = Pick<AdminAction, 'action' | 'subjectId'>
type Find = (prisma: PrismaClient, ids: string[]) => Promise<readonly (ActionSubject & { id: string })[]>

const company = { provider: { select: { companyName: true } } } as const

/** How the log finds and names the rows of each noun. */
const FIND: Readonly<Record<AdminSubject, Find>> = {
  Provider: async (prisma, ids) =>
    (
      await prisma.providerProfile.findMany({
        where: { id: { in: ids } },
        select: { id: true, companyName: true },
      })
    ).map(({ id, companyName }) => ({
      id,
      label: companyName,
      path: `/admin?proveedor=${encodeGlobalId('Provider', id)}`,
    })),
  PartRequest: async (prisma, ids) =>
    (
      await prisma.partRequest.findMany({
        where: { id: { in: ids } },
        select: { id: true, brand: true, model: true },
      })
    ).map(({ id, brand, model }) => ({
      id,
      label: `Pedido de ${brand} ${model}`,
      path: `/admin/pedidos/${encodeGlobalId('PartRequest', id)}`,
    })),
  Order: async (prisma, ids) =>
    (await prisma.order.findMany({ where: { id: { in: ids } }, select: { id: true, ...company } })).map(
      ({ id, provider }) => ({
        id,
        label: `Compra a ${provider.companyName}`,
        path: `/admin/compras/${encodeGlobalId('Order', id)}`,
      }),
    ),
  Refund: async (prisma, ids) =>
    (
      await prisma.refund.findMany({
        where: { id: { in: ids } },
        select: { id: true, amountCentesimos: true },
      })
    ).map(({ id, amountCentesimos }) => ({
      id,
      label: `Reembolso de ${formatMoney(amountCentesimos)}`,
      path: '/admin/reembolsos?estado=todos',
    })),
  PaymentCase: async (prisma, ids) =>
    (
      await prisma.paymentCase.findMany({
        where: { id: { in: ids } },
        select: { id: true, kind: true, amountCentesimos: true },
      })
    ).map(({ id, kind, amountCentesimos }) => ({
      id,
      label: `${PAYMENT_CASE_WORDS[kind]} de ${formatMoney(amountCentesimos)}`,
      path: '/admin/casos?estado=todos',
    })),
  PurchaseFlag: async (prisma, ids) =>
    (
      await prisma.purchaseFlag.findMany({
        where: { id: { in: ids } },
        select: { id: true, account: { select: { name: true } } },
      })
    ).map(({ id, account }) => ({
      id,
      label: `Alerta de ${account.name}`,
      path: '/admin/alertas?estado=todas',
    })),
  Dispute: async (prisma, ids) =>
    (
      await prisma.dispute.findMany({
        where: { id: { in: ids } },
        select: { id: true, order: { select: company } },
      })
    ).map(({ id, order }) => ({
      id,
      label: `Disputa con ${order.provider.companyName}`,
      path: `/disputas/${encodeGlobalId('Dispute', id)}`,
    })),
  Review: async (prisma, ids) =>
    (await prisma.review.findMany({ where: { id: { in: ids } }, select: { id: true, ...company } })).map(
      ({ id, provider }) => ({ id, label: `Calificación de ${provider.companyName}`, path: null }),
    ),
  ReviewReport: async (prisma, ids) =>
    (
      await prisma.reviewReport.findMany({
        where: { id: { in: ids } },
        select: { id: true, review: { select: company } },
      })
    ).map(({ id, review }) => ({
      id,
      label: `Calificación de ${review.provider.companyName}`,
      path: '/admin/calificaciones',
    })),
  MessageReport: async (prisma, ids) =>
    (
      await prisma.messageReport.findMany({
        where: { id: { in: ids } },
        select: {
          id: true,
          message: { select: { conversation: { select: { order: { select: company } } } } },
        },
      })
    ).map(({ id, message }) => ({
      id,
      label: `Mensaje en una compra a ${message.conversation.order.provider.companyName}`,
      path: '/admin/mensajes?estado=todas',
    })),
  Enquiry: async (prisma, ids) =>
    (await prisma.enquiry.findMany({ where: { id: { in: ids } }, select: { id: true, subject: true } })).map(
      ({ id, subject }) => ({
        id,
        label: subject,
        path: `/admin/consultas?consulta=${encodeGlobalId('Enquiry', id)}`,
      }),
    ),
  DataRequest: async (_prisma, ids) =>
    ids.map(id => ({ id, label: 'Pedido de eliminación', path: '/admin/datos?estado=todos' })),
  PayoutAccount: async (prisma, ids) =>
    (
      await prisma.payoutAccount.findMany({
        where: { id: { in: ids } },
        select: { id: true, ...company },
      })
    ).map(({ id, provider }) => ({ id, label: provider.companyName, path: '/admin/cuentas' })),
  PayoutBatch: async (_prisma, ids) =>
    ids.map(id => ({
      id,
      label: 'Liquidación',
      path: `/admin/liquidaciones/${encodeGlobalId('PayoutBatch', id)}`,
    })),
  PayoutLine: async (prisma, ids) =>
    (
      await prisma.payoutLine.findMany({
        where: { id: { in: ids } },
        select: { id: true, batchId: true, ...company },
      })
    ).map(({ id, batchId, provider }) => ({
      id,
      label: provider.companyName,
      path: `/admin/liquidaciones/${encodeGlobalId('PayoutBatch', batchId)}`,
    })),
  FailedJob: async (prisma, ids) =>
    (await prisma.failedJob.findMany({ where: { id: { in: ids } }, select: { id: true, queue: true } })).map(
      ({ id, queue }) => ({ id, label: queueWords(queue), path: '/admin/trabajos?estado=todos' }),
    ),
  SettingChange: async (prisma, ids) =>
    (await prisma.settingChange.findMany({ where: { id: { in: ids } } })).map(({ id, ...change }) => ({
      id,
      label: changeWords(change),
      path: '/admin/ajustes',
    })),
  RequestRemoval: async (prisma, ids) =>
    (
      await prisma.requestRemoval.findMany({
        where: { id: { in: ids } },
        select: { id: true, requests: true },
      })
    ).map(({ id, requests }) => ({
      id,
      label: requests === 1 ? 'Una solicitud' : `${requests} solicitudes`,
      path: '/admin',
    })),
}

/** 'Días que cuentan: por defecto → 40 días'. */
function changeWords({ name, from, to }: Pick<SettingChange, 'name' | 'from' | 'to'>): string {
  const { words, kind } = settingTerms(name)
  const shown = (value: string | null) => settingWords(kind, value) ?? 'por defecto'
  return `${words}: ${shown(from)} → ${shown(to)}`
}

const termsOf = (action: string) => ADMIN_ACTIONS[action as AdminActionName]

/** The words of the log for an act; the mutation's name when a former version knew it. */
export function wordsOf({ action }: Acted): string {
  return termsOf(action)?.[1] ?? action
}

/** A row of a noun. */
export interface RowOf {
  readonly noun: AdminSubject
  readonly id: string
}

/** How the team's lists name a row; null when it is no longer there. */
export const rowSubject = batched(readAll)

/** The row that an act is about; null for the whole site, and for a row that is no longer there. */
export async function subjectOf(
  ctx: Parameters<typeof rowSubject>[0],
  { action, subjectId }: Acted,
): Promise<ActionSubject | null> {
  const [noun] = termsOf(action) ?? []
  return noun && subjectId ? rowSubject(ctx, { noun, id: subjectId }) : null
}

async function readAll(
  { db }: Pick<Services, 'db'>,
  rows: readonly RowOf[],
): Promise<(ActionSubject | null)[]> {
  const idsOf = new Map<AdminSubject, Set<string>>()
  for (const { noun, id } of rows) idsOf.set(noun, (idsOf.get(noun) ?? new Set()).add(id))
  const found = new Map<string, ActionSubject>()
  for (const [noun, ids] of idsOf)
    for (const { id, ...subject } of await FIND[noun](db.prisma, [...ids])) found.set(id, subject)
  return rows.map(({ id }) => found.get(id) ?? null)
}
