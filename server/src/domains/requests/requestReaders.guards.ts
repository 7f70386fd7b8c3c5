import { type Guards, LOOKING_PROVIDERS, REQUEST_SEERS } from '../../../test/guards/guards.ts'

const requestFacts =
  'id shortId origin state status status.label status.tone brand model year engine version department createdAt expiresAt urgency parts mainPart photoCount hasVideo isMine sentAt isContactProven revision'
const details = 'vin mileageKm description'
const contact = 'contact contact.name contact.email contact.phone'
const edits = 'edits edits.kind edits.aspects edits.comment edits.at'
const itsAffair = 'firstOfferAt extensionsLeft'
const fileFacts = 'id kind fileName contentType bytes width height'
const actions = 'viewerActions viewerActions.action viewerActions.enabled'

/** Who reads what of a request. */
export const REQUEST_READERS: Guards = {
  fields: {
    Query: { [LOOKING_PROVIDERS]: 'requestFeed', requestGuest: 'followedRequest' },
    Subscription: {
      [LOOKING_PROVIDERS]: 'feedRequest',
      'owner admin': 'myRequestUpdated',
      requestGuest: 'followedRequestUpdated',
    },
    ownerAccount: { 'owner admin': 'requests' },
    providerAccount: { nobody: 'requests' },
    openRequest: {
      [`${REQUEST_SEERS} requestGuest`]: `${requestFacts} ${details} ${edits} files`,
      'owner requestGuest admin': `${contact} ${itsAffair} reachedProviders`,
      nobody: 'cancelReason deletedAt',
      'owner pending stranger quoter provider': actions,
      'owner pending quoter provider': 'viewerActions.disabledReason',
    },
    openPart: {
      [`${REQUEST_SEERS} requestGuest`]:
        'id position description category condition quantity urgency partNumber comments isOpen',
    },
    openFile: {
      [`${REQUEST_SEERS} requestGuest`]: `${fileFacts} part thumbnailUrl`,
      'owner requestGuest stranger quoter provider admin': 'url downloadUrl',
      nobody: 'durationMs posterUrl',
    },
    paidRequest: {
      [`${REQUEST_SEERS} orderGuest`]: `${requestFacts} files`,
      // It is deleted.
      'owner admin orderGuest': details,
      'owner admin': `${contact} ${itsAffair} cancelReason deletedAt`,
      'owner pending stranger quoter provider': `${actions} viewerActions.disabledReason`,
      nobody: `reachedProviders ${edits}`,
    },
    paidFile: {
      [`${REQUEST_SEERS} orderGuest`]: `${fileFacts} durationMs`,
      'owner admin': 'thumbnailUrl url posterUrl downloadUrl',
      nobody: 'part',
    },
    visitorRequest: {
      [`${LOOKING_PROVIDERS} admin`]: `${requestFacts} ${details}`,
      admin: `${contact} reachedProviders extensionsLeft`,
      [LOOKING_PROVIDERS]: actions,
      pending: 'viewerActions.disabledReason',
      nobody: `files ${edits} firstOfferAt cancelReason deletedAt`,
    },
  },
}
