/**
 * What each command answers: `done`, `same` (yes, and nothing changes: it was so already), or the code of a refusal,
 * which changes nothing at all. To add a command: give it a row here and a subject in subjects.ts.
 */
export interface Expected {
  /** Viewers → answer, everybody once. The first one named is who does the rest. */
  readonly people: Readonly<Record<string, string>>
  /** States of what it acts upon → answer to the first of `people`; a machine's states all stand here. */
  readonly states?: Readonly<Record<string, string>>
  /** The second time, by the same person, word for word. */
  readonly again: string
  /** Two at the same moment, in alphabetical order. */
  readonly atOnce: string
  /** Whether two at once leave as much behind as one, or twice as much. */
  readonly leaves: 'once' | 'each'
}

const providers = 'pending rejected stranger quoter seller'
const everybody = `owner visitor otherBuyer ${providers} admin`

const buyersOwn = {
  owner: 'done',
  visitor: 'SIGN_IN_REQUIRED',
  [providers]: 'NOT_ALLOWED',
  // The admin sees it, and that is all.
  'otherBuyer admin': 'NOT_FOUND',
}
const notProviders = 'owner otherBuyer pending rejected admin'
const quotersOwn = {
  quoter: 'done',
  visitor: 'SIGN_IN_REQUIRED',
  [notProviders]: 'NOT_ALLOWED',
  'stranger seller': 'NOT_FOUND',
}
const sellersOwn = {
  seller: 'done',
  visitor: 'SIGN_IN_REQUIRED',
  [notProviders]: 'NOT_ALLOWED',
  'stranger quoter': 'NOT_FOUND',
}
const admins = {
  admin: 'done',
  visitor: 'SIGN_IN_REQUIRED',
  [`owner otherBuyer ${providers}`]: 'NOT_ALLOWED',
}
const ownUpload = {
  owner: 'done',
  'visitor otherBuyer admin': 'NOT_FOUND',
  [providers]: 'NOT_ALLOWED',
}

const onceOnly = { again: 'WRONG_STATE', atOnce: 'WRONG_STATE done', leaves: 'once' } as const
const sameAgain = { again: 'same', atOnce: 'done done', leaves: 'once' } as const
const eachTime = { again: 'done', atOnce: 'done done', leaves: 'each' } as const

/** OVERDUE: its time is over, and no timer has run yet. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  signUpAsBuyer: {
    people: { [everybody]: 'done' },
    states: { 'NEW KNOWN': 'done', UNACCEPTED: 'INVALID_INPUT' },
    ...eachTime,
  },
  signUpAsProvider: {
    people: { [everybody]: 'done' },
    states: { 'NEW KNOWN': 'done', UNACCEPTED: 'INVALID_INPUT' },
    ...eachTime,
  },
  confirmRegistration: {
    people: { [everybody]: 'done' },
    states: {
      'NEW PASSWORD': 'done',
      'USED OVERDUE OVERTAKEN FORGED OTHER_PURPOSE': 'LINK_EXPIRED',
      'ELSEWHERE OTHER_PROOF LINK_AS_PROOF': 'PASSWORD_NEEDED',
      WRONG_PASSWORD: 'INVALID_INPUT',
    },
    again: 'LINK_EXPIRED',
    atOnce: 'LINK_EXPIRED done',
    leaves: 'once',
  },
  signIn: {
    people: { [everybody]: 'done' },
    states: { RIGHT: 'done', 'WRONG_PASSWORD UNKNOWN_EMAIL': 'WRONG_CREDENTIALS' },
    ...eachTime,
  },
  signOut: {
    people: { [`owner otherBuyer ${providers} admin`]: 'done', visitor: 'same' },
    ...eachTime,
  },

  createPartRequest: {
    people: { 'owner visitor otherBuyer admin': 'done', [providers]: 'NOT_ALLOWED' },
    states: { NEW: 'done', 'SENT_BY_ANOTHER OTHERS_UPLOAD': 'INVALID_INPUT' },
    ...sameAgain,
  },
  cancelPartRequest: {
    people: buyersOwn,
    states: { 'OPEN ANSWERED': 'done', 'AWARDED CLOSED CANCELED EXPIRED OVERDUE': 'WRONG_STATE' },
    ...onceOnly,
  },
  startUpload: {
    people: { 'owner visitor otherBuyer admin': 'done', [providers]: 'NOT_ALLOWED' },
    ...eachTime,
  },
  completeUpload: {
    people: ownUpload,
    states: {
      PENDING: 'done',
      'READY USED': 'same',
      'MISSING REJECTED': 'UPLOAD_REJECTED',
      OVERDUE: 'NOT_FOUND',
    },
    ...sameAgain,
  },
  cancelUpload: {
    people: ownUpload,
    states: {
      'PENDING MISSING READY': 'done',
      REJECTED: 'same',
      USED: 'WRONG_STATE',
      OVERDUE: 'NOT_FOUND',
    },
    ...sameAgain,
  },

  makeOffer: {
    people: {
      'stranger quoter seller': 'done',
      visitor: 'SIGN_IN_REQUIRED',
      [notProviders]: 'NOT_ALLOWED',
    },
    states: {
      'OPEN ANSWERED': 'done',
      'AWARDED CLOSED CANCELED EXPIRED': 'WRONG_STATE',
      OVERDUE: 'NOT_FOUND',
      OTHERS_PART: 'INVALID_INPUT',
    },
    again: 'OFFER_EXISTS',
    atOnce: 'OFFER_EXISTS done',
    leaves: 'once',
  },
  reviseOffer: {
    people: quotersOwn,
    states: {
      'PENDING WITHDRAWN EXPIRED OVERDUE': 'done',
      'ACCEPTED REJECTED': 'WRONG_STATE',
      'REQUEST_AWARDED REQUEST_CLOSED REQUEST_CANCELED REQUEST_EXPIRED': 'WRONG_STATE',
      REVISED: 'OFFER_CHANGED',
    },
    again: 'OFFER_CHANGED',
    atOnce: 'OFFER_CHANGED done',
    leaves: 'once',
  },
  withdrawOffer: {
    people: quotersOwn,
    states: { PENDING: 'done', 'ACCEPTED REJECTED WITHDRAWN EXPIRED OVERDUE': 'WRONG_STATE' },
    ...onceOnly,
  },
  rejectOffer: {
    people: buyersOwn,
    states: { PENDING: 'done', 'ACCEPTED REJECTED WITHDRAWN EXPIRED OVERDUE': 'WRONG_STATE' },
    ...onceOnly,
  },

  startCheckout: {
    people: buyersOwn,
    states: {
      // With another part of the request paid, the rest can still be bought.
      'PENDING REQUEST_AWARDED': 'done',
      'ACCEPTED REJECTED WITHDRAWN EXPIRED OVERDUE': 'WRONG_STATE',
      'REQUEST_CLOSED REQUEST_CANCELED REQUEST_EXPIRED BEING_PAID': 'WRONG_STATE',
      REVISED: 'OFFER_CHANGED',
    },
    ...sameAgain,
  },
  verifyCheckout: {
    people: {
      'owner admin': 'done',
      visitor: 'SIGN_IN_REQUIRED',
      [`otherBuyer ${providers}`]: 'NOT_FOUND',
    },
    states: { PAID: 'done', 'UNPAID SETTLED': 'same', UNKNOWN: 'NOT_FOUND' },
    ...sameAgain,
  },
  shipOrder: {
    people: sellersOwn,
    states: { PAID: 'done', 'SHIPPED RECEIVED RELEASED CANCELED': 'WRONG_STATE' },
    ...onceOnly,
  },
  confirmReceipt: {
    people: buyersOwn,
    states: {
      SHIPPED: 'done',
      'PAID RECEIVED RELEASED CANCELED': 'WRONG_STATE',
      REST_OWED: 'INVALID_INPUT',
    },
    ...onceOnly,
  },
  cancelSale: {
    people: sellersOwn,
    states: { 'PAID SHIPPED': 'done', 'RECEIVED RELEASED CANCELED': 'WRONG_STATE' },
    ...onceOnly,
  },
  sendMessage: {
    people: {
      'owner seller': 'done',
      visitor: 'SIGN_IN_REQUIRED',
      // Nobody else learns that there is a chat.
      'otherBuyer pending rejected stranger quoter admin': 'CHAT_UNAVAILABLE',
    },
    states: { 'PAID SHIPPED RECEIVED RELEASED CANCELED': 'done', UNPAID: 'CHAT_UNAVAILABLE' },
    ...sameAgain,
  },

  approveProvider: {
    people: admins,
    states: { PENDING: 'done', 'APPROVED REJECTED': 'WRONG_STATE', NOBODY: 'NOT_FOUND' },
    ...onceOnly,
  },
  rejectProvider: {
    people: admins,
    states: { PENDING: 'done', 'APPROVED REJECTED': 'WRONG_STATE', NOBODY: 'NOT_FOUND' },
    ...onceOnly,
  },
}
