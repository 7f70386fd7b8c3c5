import { posterKey } from '../../src/domains/uploads/uploadKeys.ts'
import type { Upload } from '../../src/generated/prisma/client.ts'
import type { ProviderPictureKind } from '../../src/generated/prisma/enums.ts'
import { hashToken } from '../../src/platform/tokens.ts'
import { type AuthorizationWorld, CLIENT_KEY, PRICES } from './authorizationWorld.ts'
import type { Secret } from './leaks.ts'
import { PAID_OUT } from './payouts.ts'
import { type Person, VIEWERS, type ViewerName } from './people.ts'
import { QUOTED } from './quotations.ts'
import { SAID } from './said.ts'

type Allowed = readonly ViewerName[]

/** Holders of the code of a warranty certificate, which identifies the seller, and the admin. */
const SELLER_READERS: Allowed = ['provider', 'owner', 'orderGuest', 'admin']

/** Everything in the world that some viewers may not read, with those who may. */
export async function secretsOf(world: AuthorizationWorld): Promise<Secret[]> {
  const { people } = world
  return [
    ...personalSecrets('owner', people.owner, {
      // The contact as written by the request's owner.
      contact: ['owner', 'requestGuest', 'provider', 'admin'],
      record: ['owner', 'admin'],
    }),
    ...personalSecrets('provider', people.provider, {
      contact: ['provider', 'owner', 'admin'],
      reach: ['provider', 'owner', 'orderGuest', 'customOrderGuest', 'admin'],
      business: ['provider', 'owner', 'orderGuest', 'admin'],
      record: ['provider', 'admin'],
      rut: SELLER_READERS,
      name: VIEWERS,
    }),
    ...(['otherBuyer', 'pending', 'rejected', 'suspended'] as const).flatMap(name =>
      personalSecrets(name, people[name], { contact: [name, 'admin'], record: [name, 'admin'] }),
    ),
    ...(['stranger', 'quoter'] as const).flatMap(name =>
      personalSecrets(name, people[name], {
        contact: [name, 'admin'],
        record: [name, 'admin'],
        name: VIEWERS,
      }),
    ),
    ...personalSecrets('admin', people.admin, { contact: ['admin'], record: ['admin'] }),
    ...visitorsSecrets(),
    ...tradeSecrets(),
    ...(await storedSecrets(world)),
    ...secret('the name of the provider’s key', SAID.keyName, ['provider']),
    ...secret('the name of an item of the catalogue', SAID.stockName, ['provider']),
    ...secret('the shop’s own id of an item', SAID.stockId, ['provider']),
    ...secret('the name of the provider’s file', SAID.importName, ['provider']),
    ...secret('the shop’s own id of a rejected row', SAID.rejectedId, ['provider']),
    ...secret('the provider’s saved reply', SAID.savedReply, ['provider']),
    ...secret('the address of the provider’s webhook', SAID.webhookUrl, ['provider']),
    ...secret('the code of the order’s warranty', world.warrantyCodes.order, ['owner', 'provider', 'admin']),
    ...secret('the code of the guest’s warranty', world.warrantyCodes.guestOrder, [
      'orderGuest',
      'provider',
      'admin',
    ]),
    ...secret('the note on a flag', SAID.flagNote, ['admin']),
    ...secret('the note on a case', SAID.caseNote, ['admin']),
    ...secret('the key that signs links', world.harness.services.settings.secret, []),
  ]
}

const secret = (name: string, text: string | number | null, allowed: Allowed): Secret[] =>
  text === null ? [] : [{ name, text: String(text), allowed }]

function personalSecrets(
  who: string,
  { profile, email, accountId, providerId, sessionId, sessionToken, tokenHash, passwordHash }: Person,
  {
    contact,
    // The provider's e-mail and phone are on the quotation that it hands out.
    reach = contact,
    business = contact,
    record,
    // The certificate of a warranty has it.
    rut = record,
    // An approved provider's existence is public, by its name and id.
    name = business,
  }: {
    contact: Allowed
    reach?: Allowed
    business?: Allowed
    record: Allowed
    rut?: Allowed
    name?: Allowed
  },
): Secret[] {
  const provider = profile.kind === 'PROVIDER' ? profile : null
  return [
    ...secret(`${who}’s name`, profile.name, contact),
    ...secret(`${who}’s e-mail`, email, reach),
    // National digits, which every notation contains.
    ...secret(`${who}’s phone`, profile.phone.replace('+598', ''), reach),
    ...secret(`${who}’s company`, provider?.companyName ?? null, name),
    ...secret(`${who}’s address`, provider?.address ?? null, business),
    ...secret(`${who}’s RUT`, profile.rut, rut),
    ...secret(`${who}’s account id`, accountId, record),
    ...secret(`${who}’s provider id`, providerId, name),
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

const OFFER_READERS: Allowed = ['owner', 'requestGuest', 'quoter', 'admin']

const QUOTATION_READERS: Allowed = ['provider', 'orderGuest', 'customOrderGuest', 'admin']

function quotationSecrets(): Secret[] {
  const readers = QUOTATION_READERS
  return [
    ...secret('the custom order’s price', QUOTED, readers),
    ...secret('the client’s name', SAID.clientName, readers),
    ...secret('the client’s e-mail', SAID.clientEmail, readers),
    ...secret('the client’s phone', SAID.clientPhone.replace('+598', ''), readers),
    ...secret('the quotation’s notes', SAID.quoteNotes, readers),
    ...secret('the quotation’s item', SAID.quoteItem, readers),
    // The guest reads it at the messages that they sent.
    ...secret('the payer’s name', SAID.payerName, ['orderGuest', 'provider', 'admin']),
    ...secret('the payer’s e-mail', SAID.payerEmail, ['provider', 'admin']),
  ]
}

function disputeSecrets(): Secret[] {
  const readers: Allowed = ['orderGuest', 'provider', 'admin']
  return [
    ...secret('the claim of the dispute', SAID.claim, readers),
    ...secret('the answer to the dispute', SAID.disputeAnswer, readers),
    ...secret('the decision of the dispute', SAID.decision, readers),
    ...secret('the appeal', SAID.appeal, readers),
    ...secret('the words of a proposal', SAID.proposal, readers),
  ]
}

function tradeSecrets(): Secret[] {
  return [
    ...secret('the quoter’s price', PRICES.quoter, ['owner', 'requestGuest', 'quoter', 'admin']),
    ...secret('the quoter’s words', SAID.quoter, ['owner', 'requestGuest', 'quoter', 'admin']),
    ...secret('the question to the quoter', SAID.question, ['owner', 'requestGuest', 'quoter', 'admin']),
    ...secret('the quoter’s answer', SAID.questionAnswer, ['owner', 'requestGuest', 'quoter', 'admin']),
    ...secret('the provider’s open price', PRICES.repeated, ['owner', 'requestGuest', 'provider', 'admin']),
    ...secret('the provider’s paid price', PRICES.provider, ['owner', 'provider', 'admin']),
    ...quotationSecrets(),
    ...disputeSecrets(),
    ...secret('the payout', PAID_OUT, ['provider', 'admin']),
    ...secret('the number of the bank account', SAID.accountNumber, ['provider', 'admin']),
    ...secret('the holder of the bank account', SAID.accountHolder, ['provider', 'admin']),
    ...secret('the holder’s cédula', SAID.cedula, ['provider', 'admin']),
    ...secret('why the bank account was rejected', SAID.accountReason, ['provider', 'admin']),
    ...secret('why the payout failed', SAID.payoutReason, ['provider', 'admin']),
    ...secret('the provider’s words', SAID.provider, ['owner', 'provider', 'admin']),
    ...secret('the canceled order’s price', PRICES.canceled, ['owner', 'provider', 'admin']),
    ...secret('the key of a second factor', SAID.setupKey, []),
    ...secret('a recovery code’s hash', hashToken(SAID.recoveryCode), []),
    ...secret('the owner’s next e-mail', SAID.newEmail, ['owner']),
    ...secret('the owner’s id at Google', SAID.subject, []),
    ...secret('the owner’s account at Google', SAID.identity, ['owner']),
    ...secret('who came back from Google', SAID.returnName, ['pending']),
    ...secret('the e-mail of who came back', SAID.returnEmail, ['pending']),
    ...secret('why the owner leaves', SAID.deletion, ['owner', 'admin']),
    ...secret('why the owner’s data stays', SAID.declined, ['owner', 'admin']),
    ...secret('the words of the provider’s discount', SAID.discount, ['provider', 'admin']),
    ...secret('the provider’s razón social', SAID.businessName, SELLER_READERS),
    ...secret('what the provider wants to change', SAID.changedName, ['provider', 'admin']),
    ...secret('the provider’s next RUT', SAID.changedRut, ['provider', 'admin']),
    ...secret('why the change was rejected', SAID.changeReason, ['provider', 'admin']),
    ...secret('the company’s phone', SAID.companyPhone.replace('+598', ''), ['provider', 'admin']),
    ...secret('the provider’s site', SAID.website, ['provider', 'admin']),
    ...secret('the owner’s customer number', SAID.customerNumber, ['owner', 'admin']),
    ...secret('the owner’s supplier', SAID.supplier, ['owner', 'admin']),
    ...secret('the owner’s RUT', SAID.buyersRut, ['owner', 'admin']),
    ...secret('the owner’s workshop', SAID.workshop, ['owner', 'admin']),
    ...secret('what was asked of our team', SAID.enquiry, ['admin']),
    ...secret('what our team answered', SAID.answer, ['admin']),
    ...secret('what the parties say', SAID.message, ['owner', 'provider', 'admin']),
    ...secret('what the guest says', SAID.guestMessage, ['orderGuest', 'provider']),
    ...secret('why the provider reported a message', SAID.messageReport, ['provider', 'admin']),
    ...secret('a hidden message', SAID.hiddenMessage, ['admin']),
    ...secret('why the guest reported it', SAID.guestReport, ['orderGuest', 'admin']),
    ...secret('what its sender was told', SAID.warning, ['admin']),
    ...secret('the message’s key', CLIENT_KEY, []),
    ...secret('the owner’s review', SAID.review, ['owner', 'provider', 'admin']),
    ...secret('the provider’s answer to it', SAID.reviewAnswer, ['owner', 'provider', 'admin']),
    ...secret('why the provider reported it', SAID.reviewReport, ['provider', 'admin']),
    ...secret('a removed review', SAID.removedReview, ['owner', 'admin']),
    ...secret('the guest’s review', SAID.guestReview, ['orderGuest', 'provider', 'admin']),
    ...secret('why it was removed', SAID.removalReason, ['owner', 'admin']),
  ]
}

async function storedSecrets({ harness, people, sessionId }: AuthorizationWorld): Promise<Secret[]> {
  const { prisma } = harness.services.db
  const uploads = await prisma.upload.findMany({ where: { requestFile: { isNot: null } } })
  const itemPhotos = await prisma.upload.findMany({ where: { customOrderFiles: { some: {} } } })
  const offerPhotos = await prisma.upload.findMany({ where: { offerFiles: { some: {} } } })
  const messagePhotos = await prisma.upload.findMany({ where: { messageFile: { isNot: null } } })
  const talkPhotos = await prisma.upload.findMany({ where: { assistantPhotos: { some: {} } } })
  const payments = await prisma.payment.findMany({ include: { checkout: { select: { payerId: true } } } })
  const requests = await prisma.partRequest.findMany()
  const pictures = await prisma.providerPicture.findMany()
  const may: Record<'full' | 'preview', Allowed> = {
    full: ['owner', 'requestGuest', 'stranger', 'quoter', 'provider', 'admin'],
    preview: ['owner', 'requestGuest', 'pending', 'stranger', 'quoter', 'provider', 'admin'],
  }
  const shown: Readonly<Record<ProviderPictureKind, Allowed>> = {
    PROFILE: ['owner', 'orderGuest', 'provider', 'admin'],
    SHOP: ['owner', 'orderGuest', 'provider', 'admin'],
    REPRESENTATIVE: ['provider', 'admin'],
  }
  const kindOf = new Map(pictures.map(({ uploadId, kind }) => [uploadId, kind]))
  const allowed = (upload: Upload): { full: Allowed; preview: Allowed } => {
    const kind = kindOf.get(upload.id)
    if (kind) return { full: shown[kind], preview: shown[kind] }
    return upload.kind === 'IMAGE' ? may : { full: ['owner', 'provider', 'admin'], preview: may.preview }
  }
  return [
    ...talkPhotos.flatMap(({ rawKey, storageKey, previewKey }) => [
      ...secret('where a photo for the assistant arrived', rawKey, []),
      ...secret('where a photo for the assistant is kept', storageKey, []),
      ...secret('where its thumbnail is kept', previewKey, ['owner']),
    ]),
    ...itemPhotos.flatMap(({ rawKey, storageKey, previewKey }) => [
      ...secret('where a photo of an item arrived', rawKey, []),
      ...secret('where a photo of an item is kept', storageKey, QUOTATION_READERS),
      ...secret('where its thumbnail is kept', previewKey, QUOTATION_READERS),
    ]),
    ...offerPhotos.flatMap(({ rawKey, storageKey, previewKey }) => [
      ...secret('where a photo of an offer arrived', rawKey, []),
      ...secret('where a photo of an offer is kept', storageKey, OFFER_READERS),
      ...secret('where its thumbnail is kept', previewKey, OFFER_READERS),
    ]),
    ...messagePhotos.flatMap(({ rawKey, storageKey, previewKey }) => [
      ...secret('where a photo of a message arrived', rawKey, []),
      ...secret('where a photo of a message is kept', storageKey, ['owner', 'provider', 'admin']),
      ...secret('where its thumbnail is kept', previewKey, ['owner', 'provider', 'admin']),
    ]),
    ...uploads.flatMap(upload => [
      ...secret('where an upload arrived', upload.rawKey, []),
      ...secret('where a photo is kept', upload.storageKey, allowed(upload).full),
      ...secret('where a thumbnail is kept', upload.previewKey, allowed(upload).preview),
      ...secret('where a poster is kept', posterKey(upload), allowed(upload).full),
    ]),
    // The team finds the payment by it in the gateway's dashboard, and the payer claims it there.
    ...payments.flatMap(({ gatewayRef, checkout }) =>
      secret('the gateway’s id of a payment', gatewayRef, [
        ...(checkout.payerId === people.owner.accountId ? (['owner'] as const) : []),
        'admin',
      ]),
    ),
    ...requests.flatMap(request => secret('a submission’s key', request.submissionKey, [])),
    ...secret('the gateway’s id of a checkout', sessionId, ['owner', 'admin']),
  ]
}
