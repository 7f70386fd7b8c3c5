import { phoneProblem } from '../../forms/phoneProblem'
import { emailProblem, isBlank, type Problems } from '../../forms/problems'
import type { TypedBefore } from '../../forms/typedBefore'
import { ENQUIRY_WORDS, type EnquiryKind, LONGEST_ENQUIRY } from '../../lib/generated/enquiryWords'
import { optionsOf } from '../../lib/labels'
import { formatNumber } from '../../lib/money'
import { fields, oneOf, parseAs, type Shape, text } from '../../lib/shape'

export type ContactValues = {
  kind: EnquiryKind
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

export const blankContact: ContactValues = {
  kind: 'BUYER_SUPPORT',
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
}

export function contactProblems({
  name,
  email,
  phone,
  subject,
  message,
}: ContactValues): Problems<ContactValues> {
  return {
    name: isBlank(name) && 'Poné tu nombre.',
    email: emailProblem(email),
    phone: phoneProblem(phone),
    subject: isBlank(subject) && 'Poné un asunto.',
    message: messageProblem(message),
  }
}

/** The field accepts more characters, because it would silently cut pasted text. */
function messageProblem(message: string): string | false {
  if (isBlank(message)) return 'Escribí tu mensaje.'
  const { length } = message.trim()
  return (
    length > LONGEST_ENQUIRY &&
    `Tu mensaje tiene ${formatNumber(length)} caracteres: entran hasta ${formatNumber(LONGEST_ENQUIRY)}.`
  )
}

export const contactShape: Shape<ContactValues> = fields({
  kind: oneOf(...optionsOf(ENQUIRY_WORDS).map(({ value }) => value)),
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
})

/**
 * The initial values of the form, whether some were typed before its code loaded, and since when the form was
 * visible, in ms of `performance.now()`.
 */
export function startOf(
  kept: ContactValues | null,
  typed: TypedBefore | null,
): { readonly values: ContactValues; readonly isTyped: boolean; readonly at: number } {
  const values = parseAs(contactShape, JSON.stringify({ ...blankContact, ...kept, ...typed }))
  return {
    values: values ?? blankContact,
    isTyped: Object.keys(typed ?? {}).length > 0,
    at: typed ? (window.tuercaClicks?.since ?? 0) : performance.now(),
  }
}

/** Longer times are meaningless: phones keep pages open for weeks. */
const LONG_MS = 3_600_000

/** The time is from a clock that nobody can set. */
export const msSince = (at: number) => Math.round(Math.min(performance.now() - at, LONG_MS))
