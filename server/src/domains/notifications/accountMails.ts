import { signLink } from '../../platform/tokens.ts'
import { CONFIRMATION_LINK } from '../accounts/account.operations.ts'
import type { Services } from '../context.ts'
import { panelAddress } from './links.ts'
import {
  alreadyRegisteredMail,
  confirmRegistrationMail,
  providerApprovedMail,
  providerRejectedMail,
} from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

interface AboutProvider extends Record<string, unknown> {
  readonly providerId: string
}

export const mailConfirmation = mailListener(
  'confirmRegistration',
  async ({ db, settings }, { registrationId }: { registrationId: string }) => {
    const registration = await db.prisma.registration.findUnique({ where: { id: registrationId } })
    if (!registration || registration.usedAt) return null
    const token = signLink(settings.secret, CONFIRMATION_LINK, registration.id)
    const url = `${settings.publicUrl}/auth?confirmar=${encodeURIComponent(token)}`
    return { to: registration.email, draft: confirmRegistrationMail({ url }) }
  },
)

export const mailAlreadyRegistered = mailListener(
  'alreadyRegistered',
  async ({ db, settings }, { accountId }: { accountId: string }) => {
    const account = await db.prisma.account.findUnique({ where: { id: accountId } })
    if (!account) return null
    const draft = alreadyRegisteredMail({ url: `${settings.publicUrl}/auth` })
    return { to: account.email, draft }
  },
)

export const mailProviderApproved = mailListener(
  'providerApproved',
  async (services, { providerId }: AboutProvider) => {
    const provider = await readProvider(services, providerId)
    if (!provider) return null
    const url = panelAddress(services.settings, 'solicitudes')
    const draft = providerApprovedMail({ companyName: provider.companyName, url })
    return { to: provider.account.email, draft }
  },
)

export const mailProviderRejected = mailListener(
  'providerRejected',
  async (services, { providerId }: AboutProvider) => {
    const provider = await readProvider(services, providerId)
    if (!provider) return null
    const { companyName, decisionReason } = provider
    const draft = providerRejectedMail({ companyName, reason: decisionReason ?? '' })
    return { to: provider.account.email, draft }
  },
)

function readProvider({ db }: Services, providerId: string) {
  return db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: { companyName: true, decisionReason: true, account: { select: { email: true } } },
  })
}
