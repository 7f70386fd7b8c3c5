import { EVERYBODY, type Guards, LOOKING_PROVIDERS, NOBODY, REQUEST_SEERS, within } from './guards.ts'

const requestFacts = [
  'id',
  'shortId',
  'origin',
  'state',
  ...within('status', ['label', 'tone']),
  'brand',
  'model',
  'year',
  'engine',
  'version',
  'department',
  'createdAt',
  'expiresAt',
  'urgency',
  'parts',
  'mainPart',
  'photoCount',
  'hasVideo',
  'isMine',
  'sentAt',
  'isContactProven',
  'isInMyCatalogue',
  'revision',
]
const details = ['vin', 'mileageKm', 'description']
const contact = within('contact', ['name', 'email', 'phone'])
const edits = within('edits', ['kind', 'aspects', 'comment', 'at'])
const itsAffair = ['firstOfferAt', 'extensionsLeft']
const fileFacts = ['id', 'kind', 'fileName', 'contentType', 'bytes', 'width', 'height']
const notified = within('notifiedProviders', ['count', 'openNow', 'quotingNow'])
const actions = within('viewerActions', ['action', 'enabled'])

/** Readers of a request's fields. */
export const REQUEST_READERS: Guards = {
  fields: {
    Query: [
      [LOOKING_PROVIDERS, ['requestFeed']],
      [['requestGuest'], ['followedRequest']],
      [EVERYBODY, ['sentRequestPath']],
      [['admin'], ['requests']],
    ],
    Subscription: [
      [LOOKING_PROVIDERS, ['feedRequest']],
      [['owner', 'admin'], ['myRequestUpdated']],
      [['requestGuest'], ['followedRequestUpdated']],
      [EVERYBODY, ['requestSent']],
    ],
    ownerAccount: [[['owner', 'admin'], ['requests']]],
    providerAccount: [[NOBODY, ['requests']]],
    openRequest: [
      [
        [...REQUEST_SEERS, 'requestGuest'],
        [...requestFacts, ...details, ...edits, ...notified, 'files'],
      ],
      [
        ['owner', 'requestGuest', 'admin'],
        [...contact, ...itsAffair, 'reachedProviders'],
      ],
      [NOBODY, ['cancelReason', 'deletedAt']],
      [['owner', 'pending', 'stranger', 'quoter', 'provider'], actions],
      [['owner', 'pending', 'quoter', 'provider'], ['viewerActions.disabledReason']],
    ],
    openPart: [
      [
        [...REQUEST_SEERS, 'requestGuest'],
        [
          'id',
          'position',
          'description',
          'category',
          'condition',
          'quantity',
          'urgency',
          'partNumber',
          'comments',
          'isOpen',
        ],
      ],
    ],
    openFile: [
      [
        [...REQUEST_SEERS, 'requestGuest'],
        [...fileFacts, 'part', 'thumbnailUrl'],
      ],
      [
        ['owner', 'requestGuest', 'stranger', 'quoter', 'provider', 'admin'],
        ['url', 'downloadUrl'],
      ],
      [NOBODY, ['durationMs', 'posterUrl']],
    ],
    paidRequest: [
      [REQUEST_SEERS, [...requestFacts, 'files']],
      // Deleted.
      [['owner', 'admin'], details],
      [
        ['owner', 'admin'],
        [...contact, ...itsAffair, 'cancelReason', 'deletedAt'],
      ],
      [
        ['owner', 'pending', 'stranger', 'quoter', 'provider'],
        [...actions, 'viewerActions.disabledReason'],
      ],
      [NOBODY, ['reachedProviders', ...notified, ...edits]],
    ],
    paidFile: [
      [REQUEST_SEERS, [...fileFacts, 'durationMs']],
      [
        ['owner', 'admin'],
        ['thumbnailUrl', 'url', 'posterUrl', 'downloadUrl'],
      ],
      [NOBODY, ['part']],
    ],
    visitorRequest: [
      [
        [...LOOKING_PROVIDERS, 'admin'],
        [...requestFacts, ...details, ...notified],
      ],
      [['admin'], [...contact, 'reachedProviders', 'extensionsLeft']],
      [LOOKING_PROVIDERS, actions],
      [['pending'], ['viewerActions.disabledReason']],
      [NOBODY, ['files', ...edits, 'firstOfferAt', 'cancelReason', 'deletedAt']],
    ],
  },
}
