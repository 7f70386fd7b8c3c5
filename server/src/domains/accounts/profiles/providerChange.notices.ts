import type { MailDraft } from '../../../platform/mailLayout.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { panelAddress } from '../../siteAddresses.ts'
import { providerChangeApproved, providerChangeRejected } from '../account.events.ts'
import { verifiedFieldWords } from './verifiedFields.ts'

export const providerChangeApprovedNotice = defineNotice({
  id: 'providerChangeApproved',
  event: providerChangeApproved,
  audience: 'An approved provider whose change of verified fields the team approved.',
  kind: 'ACCOUNT',
  urgency: 'AWAITED',
  read: readProviderChange,
  words: { mail: providerChangeApprovedMail },
})

export const providerChangeRejectedNotice = defineNotice({
  id: 'providerChangeRejected',
  event: providerChangeRejected,
  audience: 'An approved provider whose change of verified fields the team rejected, with the reason.',
  kind: 'ACCOUNT',
  urgency: 'AWAITED',
  read: readProviderChange,
  words: { mail: providerChangeRejectedMail },
})

async function readProviderChange(
  { db, settings }: Services,
  { changeId, accountId }: { readonly changeId: string; readonly accountId: string },
) {
  const change = await db.prisma.providerChange.findUnique({
    where: { id: changeId },
    select: { fields: true, reason: true, provider: { select: { account: { select: { email: true } } } } },
  })
  if (!change) return null
  const facts = {
    fields: verifiedFieldWords(change.fields),
    reason: change.reason ?? '',
    url: panelAddress(settings, 'perfil'),
  }
  return { accountId, email: change.provider.account.email, facts }
}

/** A change of verified fields by an approved provider. */
interface DecidedChange {
  /** Words of ours: 'el RUT y la dirección'. */
  readonly fields: string
  readonly url: string
}

function providerChangeApprovedMail({ fields, url }: DecidedChange): MailDraft {
  return {
    subject: 'Aprobamos el cambio en tu perfil',
    paragraphs: [`Revisamos lo que cambiaste: ${fields}. Desde ahora es lo que se muestra.`],
    action: { label: 'Ver mi perfil', url },
  }
}

function providerChangeRejectedMail({
  fields,
  reason,
  url,
}: DecidedChange & { readonly reason: string }): MailDraft {
  return {
    subject: 'No aprobamos el cambio en tu perfil',
    paragraphs: [
      `Revisamos lo que cambiaste: ${fields}. Se sigue mostrando lo que ya estaba verificado, y tu cuenta sigue aprobada.`,
      `Motivo: ${reason}`,
      'Podés corregirlo en tu perfil cuando quieras. Si creés que es un error, respondé este correo.',
    ],
    action: { label: 'Ver mi perfil', url },
  }
}
