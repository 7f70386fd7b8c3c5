import type { IdentityVendor } from '../../../generated/prisma/enums.ts'
import type { MailDraft } from '../../../platform/mailLayout.ts'
import type { Services } from '../../context.ts'
import { defineNotice } from '../../notice.ts'
import { securityAddress } from '../../siteAddresses.ts'
import { identityLinked, identityUnlinked } from '../account.events.ts'
import { IDENTITY_VENDOR_NAMES } from './signInVendor.ts'

/** The owner of the account, with the name of the vendor. */
async function readIdentity(
  { db, settings }: Services,
  { accountId, vendor }: { readonly accountId: string; readonly vendor: IdentityVendor },
) {
  const account = await db.prisma.account.findUnique({ where: { id: accountId }, select: { email: true } })
  const facts = { vendor: IDENTITY_VENDOR_NAMES[vendor], url: securityAddress(settings) }
  return account && { accountId, email: account.email, facts }
}

export const identityLinkedNotice = defineNotice({
  id: 'identityLinked',
  event: identityLinked,
  audience: 'The owner of an account that can also be signed in to with a vendor’s.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readIdentity,
  words: { mail: identityLinkedMail },
})

export const identityUnlinkedNotice = defineNotice({
  id: 'identityUnlinked',
  event: identityUnlinked,
  audience: 'The owner of an account that can no longer be signed in to with a vendor’s.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  read: readIdentity,
  words: { mail: identityUnlinkedMail },
})
function identityLinkedMail(identity: { vendor: string; url: string }): MailDraft {
  return {
    subject: `Vinculaste ${identity.vendor} a tu cuenta`,
    paragraphs: [
      `Desde ahora también entrás a Tuerca con tu cuenta de ${identity.vendor}.`,
      'Si no fuiste vos, desvinculala ahora mismo, elegí otra contraseña y escribinos respondiendo este correo.',
    ],
    action: { label: 'Ver la seguridad de mi cuenta', url: identity.url },
  }
}

function identityUnlinkedMail(identity: { vendor: string; url: string }): MailDraft {
  return {
    subject: `Desvinculaste ${identity.vendor} de tu cuenta`,
    paragraphs: [
      `Con tu cuenta de ${identity.vendor} ya no entrás a Tuerca: entrás con tu email y tu contraseña.`,
      'Si no fuiste vos, elegí otra contraseña ahora mismo y escribinos respondiendo este correo.',
    ],
    action: { label: 'Ver la seguridad de mi cuenta', url: identity.url },
  }
}
