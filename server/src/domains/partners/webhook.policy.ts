import type { Prisma, Webhook, WebhookDelivery } from '../../generated/prisma/client.ts'
import type { PartnerEventKind } from '../../generated/prisma/enums.ts'
import type { Status } from '../../platform/status.ts'
import { accountOf, isProvider, NOTHING, scopesOf, type Viewer } from '../viewer.ts'
import { PARTNER_EVENT_KINDS } from './partnerEventKinds.ts'

/** A webhook is seen by its own provider alone, in a session: no permission of keys names it. */
export function visibleWebhooks(viewer: Viewer): Prisma.WebhookWhereInput {
  const account = accountOf(viewer)
  return account ? { provider: { accountId: account.accountId } } : NOTHING
}

export function visibleDeliveries(viewer: Viewer): Prisma.WebhookDeliveryWhereInput {
  return { webhook: visibleWebhooks(viewer) }
}

/** A provider sees its own events of this market; its key those about things that the key may read. */
export function visiblePartnerEvents(viewer: Viewer): Prisma.PartnerEventWhereInput {
  if (!isProvider(viewer)) return NOTHING
  const { id: providerId } = viewer.provider
  const scopes = scopesOf(viewer)
  const own = { providerId, mode: 'LIVE' } as const
  if (!scopes) return own
  const kinds = (Object.keys(PARTNER_EVENT_KINDS) as PartnerEventKind[]).filter(kind => {
    const { subject } = PARTNER_EVENT_KINDS[kind]
    return subject === null || scopes.has(subject) || scopes.has(`${subject}.state`)
  })
  return { ...own, kind: { in: kinds } }
}

export function webhookStatus({ disabledAt }: Pick<Webhook, 'disabledAt'>): Status {
  return disabledAt ? { label: 'Apagado', tone: 'BAD' } : { label: 'Encendido', tone: 'GOOD' }
}

const DELIVERY_STATUS = {
  PENDING: { label: 'Por enviar', tone: 'WAITING' },
  DELIVERED: { label: 'Entregado', tone: 'GOOD' },
  FAILED: { label: 'Falló', tone: 'BAD' },
} as const satisfies Record<string, Status>

export function deliveryStatus({ state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>): Status {
  if (state === 'PENDING' && attempts > 0) return { label: 'Se reintenta', tone: 'WAITING' }
  return DELIVERY_STATUS[state]
}
