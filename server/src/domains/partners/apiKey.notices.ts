import type { MailDraft } from '../../platform/mailLayout.ts'
import { defineNotice } from '../notice.ts'
import { apiKeysAddress } from '../siteAddresses.ts'
import { apiKeyCreated } from './apiKey.events.ts'
import { API_SCOPES } from './apiScopes.ts'

export const apiKeyCreatedNotice = defineNotice({
  id: 'apiKeyCreated',
  event: apiKeyCreated,
  audience: 'The provider in whose account an API key was created.',
  kind: 'ACCESS',
  urgency: 'AWAITED',
  async read({ db, settings }, { keyId, accountId }) {
    const key = await db.prisma.apiKey.findUnique({
      where: { id: keyId },
      select: { name: true, scopes: true, provider: { select: { account: { select: { email: true } } } } },
    })
    if (!key) return null
    const scopes = key.scopes.map(scope => API_SCOPES[scope].word)
    const facts = { name: key.name, scopes, url: apiKeysAddress(settings) }
    return { accountId, email: key.provider.account.email, facts }
  },
  words: { mail: apiKeyCreatedMail },
})

function apiKeyCreatedMail(key: { name: string; scopes: readonly string[]; url: string }): MailDraft {
  return {
    subject: 'Hay una clave de API nueva en tu cuenta',
    paragraphs: [
      `Se creó la clave “${key.name}”. Con ella un programa puede: ${key.scopes.join(', ')}.`,
      'Si no fuiste vos, revocala ahora mismo, elegí otra contraseña y escribinos respondiendo este correo.',
    ],
    action: { label: 'Ver mis claves', url: key.url },
  }
}
