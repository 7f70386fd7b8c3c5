import { hashToken } from '../../src/platform/tokens.ts'
import { type AuthorizationWorld, CLIENT_KEY, PRICES, SAID } from './authorizationWorld.ts'
import type { Secret } from './leaks.ts'
import type { Person, ViewerName } from './people.ts'

type Allowed = readonly ViewerName[]

/** Everything in the world that some may not read, with those who may. */
export async function secretsOf(world: AuthorizationWorld): Promise<Secret[]> {
  const { people } = world
  return [
    ...personalSecrets('owner', people.owner, {
      // With a request goes what its owner wrote as contact.
      contact: ['owner', 'requestGuest', 'provider', 'admin'],
      record: ['owner', 'admin'],
    }),
    ...personalSecrets('provider', people.provider, {
      contact: ['provider', 'owner', 'admin'],
      business: ['provider', 'owner', 'orderGuest', 'admin'],
      record: ['provider', 'admin'],
    }),
    ...(['otherBuyer', 'pending', 'rejected', 'stranger', 'quoter'] as const).flatMap(name =>
      personalSecrets(name, people[name], { contact: [name, 'admin'], record: [name, 'admin'] }),
    ),
    ...personalSecrets('admin', people.admin, { contact: ['admin'], record: ['admin'] }),
    ...visitorsSecrets(),
    ...tradeSecrets(),
    ...(await storedSecrets(world)),
    ...secret('the key that signs links', world.harness.services.settings.secret, []),
  ]
}

const secret = (name: string, text: string | number | null, allowed: Allowed): Secret[] =>
  text === null ? [] : [{ name, text: String(text), allowed }]

function personalSecrets(
  who: string,
  { profile, email, accountId, providerId, sessionId, sessionToken, tokenHash, passwordHash }: Person,
  { contact, business = contact, record }: { contact: Allowed; business?: Allowed; record: Allowed },
): Secret[] {
  const provider = profile.kind === 'PROVIDER' ? profile : null
  return [
    ...secret(`${who}’s name`, profile.name, contact),
    ...secret(`${who}’s e-mail`, email, contact),
    // National digits: they are in every way of writing it.
    ...secret(`${who}’s phone`, profile.phone.replace('+598', ''), contact),
    ...secret(`${who}’s company`, provider?.companyName ?? null, business),
    ...secret(`${who}’s address`, provider?.address ?? null, business),
    ...secret(`${who}’s RUT`, profile.rut, record),
    ...secret(`${who}’s account id`, accountId, record),
    ...secret(`${who}’s provider id`, providerId, business),
    ...secret(`${who}’s device`, sessionId, record.slice(0, 1)),
    ...secret(`${who}’s session`, sessionToken, []),
    ...secret(`${who}’s session’s hash`, tokenHash, []),
    ...secret(`${who}’s password hash`, passwordHash, []),
  ]
}

function visitorsSecrets(): Secret[] {
  return [
    ...secret('the visitor’s name', SAID.visitorName, ['admin']),
    ...secret('the visitor’s e-mail', SAID.visitorEmail, ['admin']),
    ...secret('the visitor’s phone', SAID.visitorPhone.replace('+598', ''), ['admin']),
  ]
}

function tradeSecrets(): Secret[] {
  return [
    ...secret('the quoter’s price', PRICES.quoter, ['owner', 'requestGuest', 'quoter', 'admin']),
    ...secret('the quoter’s words', SAID.quoter, ['owner', 'requestGuest', 'quoter', 'admin']),
    ...secret('the provider’s open price', PRICES.repeated, ['owner', 'requestGuest', 'provider', 'admin']),
    ...secret('the provider’s paid price', PRICES.provider, ['owner', 'orderGuest', 'provider', 'admin']),
    ...secret('the provider’s words', SAID.provider, ['owner', 'provider', 'admin']),
    ...secret('the canceled order’s price', PRICES.canceled, ['owner', 'provider', 'admin']),
    ...secret('the key of a second factor', SAID.setupKey, []),
    ...secret('a recovery code’s hash', hashToken(SAID.recoveryCode), []),
    ...secret('the owner’s next e-mail', SAID.newEmail, ['owner']),
    ...secret('why the owner leaves', SAID.deletion, ['owner', 'admin']),
    ...secret('why the owner’s data stays', SAID.declined, ['owner', 'admin']),
    ...secret('what was asked of our team', SAID.enquiry, ['admin']),
    ...secret('what our team answered', SAID.answer, ['admin']),
    ...secret('what the parties say', SAID.message, ['owner', 'provider']),
    ...secret('the message’s key', CLIENT_KEY, []),
  ]
}

async function storedSecrets({ harness, sessionId }: AuthorizationWorld): Promise<Secret[]> {
  const { prisma } = harness.services.db
  const uploads = await prisma.upload.findMany()
  const payments = await prisma.payment.findMany()
  const requests = await prisma.partRequest.findMany()
  const may: Record<'full' | 'preview', Allowed> = {
    full: ['owner', 'requestGuest', 'stranger', 'quoter', 'provider', 'admin'],
    preview: ['owner', 'requestGuest', 'pending', 'stranger', 'quoter', 'provider', 'admin'],
  }
  return [
    ...uploads.flatMap(upload => [
      ...secret('where an upload arrived', upload.rawKey, []),
      ...secret(
        'where a photo is kept',
        upload.storageKey,
        upload.kind === 'IMAGE' ? may.full : ['owner', 'provider', 'admin'],
      ),
      ...secret('where a thumbnail is kept', upload.previewKey, may.preview),
    ]),
    ...payments.flatMap(payment => secret('the gateway’s id of a payment', payment.gatewayRef, [])),
    ...requests.flatMap(request => secret('a submission’s key', request.submissionKey, [])),
    ...secret('the gateway’s id of a checkout', sessionId, ['owner', 'admin']),
  ]
}
