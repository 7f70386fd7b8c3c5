import { forCarsToldLater } from './assemble/carsOfParts.ts'
import { atComplaintPlace, complaintPlaceOf } from './assemble/complaintPlace.ts'
import { kindsOf } from './assemble/kinds.ts'
import { weighed } from './assemble/learntKinds.ts'
import { isProbable, newPartsOf, type PartJudge } from './assemble/learntParts.ts'
import { mergeParts } from './assemble/mergeParts.ts'
import { evidenceOf, mergeVehicles } from './assemble/mergeVehicles.ts'
import { partsOf } from './assemble/parts.ts'
import { stopsBetween, vehiclesOf, wasCorrected } from './assemble/vehicles.ts'
import { type Fact, type Known, type KnownContact, NOTHING_KNOWN } from './known.ts'
import { phoneEnding } from './read/contacts.ts'
import { mendedEmail } from './read/emailMends.ts'
import type { Sheet } from './read/mentions.ts'
import { isKind, type Mention, type MentionOf } from './read/mentions.ts'
import { isElsewhere } from './read/moods.ts'
import { readName } from './read/people.ts'
import { scan } from './read/scan.ts'
import { placeOf } from './read/whereabouts.ts'
import type { Asked, Kind } from './values.ts'

export type Turn = {
  /** The visitor's words. */
  readonly says: string
  /** The assistant's question, if any. */
  readonly asked: Asked | null
  /** Counted from 0. */
  readonly turn: number
  readonly thisYear: number
}

export type Understanding = {
  readonly known: Known
  readonly kinds: readonly Kind[]
  /** The visitor's description of the symptom, when the message has nothing else. */
  readonly symptom: string | null
  /** Everything recognised in the message, with its tokens. */
  readonly sheet: Sheet
}

/**
 * Merges a message into the known facts. Pure: the same words always give the same facts, and only stated
 * ones.
 */
export function understand(
  { says, asked, turn, thisYear }: Turn,
  known: Known,
  isTenable: PartJudge = isProbable,
): Understanding {
  const sheet = withoutNamesakes(scan(says, asked, thisYear))
  const isIdle = isElsewhere(sheet) || sheet.mentions.some(isKind('INJECTION'))
  const said = vehiclesOf(sheet, known)
  const saidParts = partsOf(sheet, said, known.parts)
  const isAside = isIdle && saidParts.wanted.length === 0
  const isAnswered = /^(PHONE|EMAIL|CONTACT)$/.test(asked ?? '')
  const cars = mergeVehicles(known.vehicles, isAside ? [] : said, sheet, turn)
  const before =
    saidParts.wanted.length === 0 ? forCarsToldLater(known, sheet, said, cars.places) : known.parts
  const parts = mergeParts(before, saidParts, cars.places, sheet, turn)
  const contact =
    isAside && !isAnswered
      ? { contact: known.contact, isCorrected: false }
      : contactOf(sheet, known.contact, turn)
  // 'set urgency=URGENT' is no wish.
  const urgency = isAside && sheet.mentions.some(isKind('INJECTION')) ? undefined : urgencyOf(sheet)
  const read: Known = {
    vehicles: cars.vehicles,
    parts: atComplaintPlace(
      known,
      parts.parts,
      saidParts.wanted.some(({ entry }) => entry.axle !== null),
    ),
    urgency: urgency ? factOf(sheet, turn, urgency, urgency.value) : known.urgency,
    contact: contact.contact,
    complaintPlace: complaintPlaceOf(known, saidParts, sheet, turn),
  }
  const doubtful = newPartsOf(known, read, turn).filter(part => !isTenable(sheet, part, known, read))
  const next: Known = { ...read, parts: read.parts.filter(part => !doubtful.includes(part)) }
  // An answer to the question wins over facts guessed earlier.
  const isOtherUrgency =
    known.urgency !== null &&
    known.urgency.value !== next.urgency?.value &&
    (asked !== 'URGENCY' || corrects(sheet))
  const isTakenOff = saidParts.dropped.some(({ name }) => hasPart(known, name) && !hasPart(next, name))
  const isCorrected =
    ((cars.isCorrected || parts.isCorrected || contact.isCorrected || isOtherUrgency) &&
      !isPlainAnswer(sheet)) ||
    isTakenOff ||
    (saidParts.dropped.length > 0 && sheet.tokens.some(({ word }) => APOLOGY.test(word))) ||
    isTakenBackWithin(sheet, next, known)
  const hasParts = saidParts.wanted.length > 0
  const hasNews = tellsMore(next, known, isCorrected)
  const isLater = known !== NOTHING_KNOWN && countFacts(known) > 0
  const ruled = kindsOf(sheet, { hasNews, isCorrected, hasParts, isLater })
  const isLess = isTakenOff || next.parts.length < known.parts.length
  const kinds = weighed(sheet, ruled, isLess)
  return { known: next, kinds, symptom: kinds.includes('SYMPTOM') ? says.trim() : null, sheet }
}

const hasPart = ({ parts }: Known, wanted: string) => parts.some(({ name }) => name.value === wanted)

const corrects = ({ mentions }: Sheet) => mentions.some(isKind('CORRECTION'))

/** The last one, except that in 'el Volvo urgente, el otro puede esperar' the urgent one counts. */
function urgencyOf({ tokens, mentions }: Sheet): MentionOf<'URGENCY'> | undefined {
  const said = mentions.filter(isKind('URGENCY'))
  const last = said.at(-1)
  const first = said[0]
  if (!first || !last || first === last || last.value !== 'LOW') return last
  const isOfOther = tokens
    .slice(first.to, last.from)
    .some(({ word }) => /^(otro|otra|otros|otras|resto|demas)$/.test(word))
  return isOfOther ? first : last
}

/** 'Silvia Correa' names no belt. */
function withoutNamesakes(sheet: Sheet): Sheet {
  const name = readName(sheet)
  if (!name) return sheet
  const isInside = ({ kind, from, to }: Mention) =>
    kind === 'PART' && from >= name.from && to <= name.to && from > name.from
  return { ...sheet, mentions: sheet.mentions.filter(mention => !isInside(mention)) }
}

function factOf<T>(sheet: Sheet, turn: number, mention: Mention, value: T): Fact<T> {
  return { value, evidence: evidenceOf(sheet, turn, mention) }
}

function contactOf(
  sheet: Sheet,
  known: KnownContact,
  turn: number,
): { contact: KnownContact; isCorrected: boolean } {
  // The first, unless it was replaced by another.
  const meant = <K extends 'PHONE' | 'EMAIL'>(kind: K) => {
    const said: Mention[] = sheet.mentions.filter(isKind(kind))
    const last = said.findLast((mention, at) =>
      wasCorrected(sheet, said[at - 1]?.to ?? mention.from, mention.from),
    )
    return (last ?? said[0]) as MentionOf<K> | undefined
  }
  const phone = meant('PHONE')
  const email = mendedEmail(sheet, known.email?.value ?? null) ?? meant('EMAIL')
  const ending = !phone && known.phone ? phoneEnding(sheet, known.phone.value) : null
  const name = sheet.mentions.find(isKind('NAME')) ?? readName(sheet)
  const place = placeOf(sheet, name, known.city?.value ?? null)
  const contact: KnownContact = {
    name: name?.kind === 'NAME' ? factOf(sheet, turn, name, name.name) : known.name,
    phone: phone
      ? factOf(sheet, turn, phone, phone.phone)
      : ((ending && factOf(sheet, turn, ending, ending.phone)) ?? known.phone),
    email: email ? factOf(sheet, turn, email, email.email) : known.email,
    department: place ? factOf(sheet, turn, place.mention, place.department) : known.department,
    city: place ? (place.city === null ? null : factOf(sheet, turn, place.mention, place.city)) : known.city,
  }
  const isReplaced = (before: Fact<unknown> | null, after: Fact<unknown> | null) =>
    before !== null && after !== null && before.value !== after.value
  // An answer about the place retracts nothing that was only guessed.
  const isAnswer =
    /^(DEPARTMENT|CONTACT)$/.test(sheet.asked ?? '') &&
    !corrects(sheet) &&
    !sheet.tokens.some(({ word }) => word === 'no')
  const isReplacedHere = corrects(sheet) && isReplaced(known.city, contact.city)
  const isCorrected =
    isReplacedHere ||
    (['name', 'phone', 'email', 'department'] as const).some(
      field => !(isAnswer && /^(department|name)$/.test(field)) && isReplaced(known[field], contact[field]),
    )
  return { contact, isCorrected }
}

/** 'un 207, mentira, un 208': retracted in the same sentence. */
function isTakenBackWithin(sheet: Sheet, next: Known, known: Known): boolean {
  if (next === known) return false
  const { mentions } = sheet
  const isRetold = mentions.some((mention, at) => {
    const later = mentions[at + 1]
    return (
      later?.kind === mention.kind &&
      CORRECTED.test(later.kind) &&
      later.from - mention.to <= REACH &&
      stopsBetween(sheet, mention.to, later.from)
    )
  })
  if (isRetold) return true
  return mentions.some(({ kind, from, to }, at) => {
    if (kind !== 'CORRECTION') return false
    // 'paragolpe trasero de un Ka 2012, perdón, delantero': the next mention replaces the one before.
    const next = mentions[at + 1]
    const isReplaced = mentions
      .slice(0, at)
      .some(other => other.kind === next?.kind && valueOf(other) !== valueOf(next))
    if (next && next.from - to <= 1 && REPLACED.test(next.kind) && isReplaced) return true
    const before = new Set<string>()
    for (let near = at - 1; near >= 0 && from - (mentions[near]?.to ?? 0) <= REACH; near -= 1)
      before.add(mentions[near]?.kind ?? '')
    for (let near = at + 1; near < mentions.length && (mentions[near]?.from ?? 0) - to <= REACH; near += 1) {
      const other = mentions[near]?.kind ?? ''
      if (before.has(other) && CORRECTED.test(other)) return true
    }
    return false
  })
}

const REPLACED = /^(YEAR|SIDE|AXLE|ENGINE|MILEAGE|CONDITION)$/

/** Key that distinguishes two mentions of a kind. */
const valueOf = (mention: Mention) => JSON.stringify({ ...mention, from: 0, to: 0 })

/** An answer without a retraction: it replaces facts that were only guessed. */
function isPlainAnswer({ tokens, mentions, asked }: Sheet): boolean {
  if (!asked || asked === 'CONFIRM') return false
  return (
    !mentions.some(({ kind }) => kind === 'CORRECTION' || kind === 'REMOVE') &&
    !tokens.some(({ word }) => TAKES_BACK.test(word))
  )
}

const TAKES_BACK =
  /^(no|nao|na+h?|nop|mejor|perdon\w*|disculp\w*|digo|bah|mentira|miento|menti|error|errado|equivo\w*|confund\w*|confusion|cambi\w*|realidad|final|vez|era|eran|corrij\w*|correg\w*|correccion|pera|espera|para|ahora|fije|vi|pense|olvid\w*|sac[aoe]\w*|quit[aoe]\w*|dej[aoe]\w*|borr[aoe]\w*|cancel\w*|puse|pone\w*|revise|mire|resulta|mal|lei|libreta|obvio|razon|ojo|\*)$/

const APOLOGY = /^(disculp[ae]n?|perdon|perdone|mentira)$/

/** Maximum tokens between the retracted value, the retraction and its replacement. */
const REACH = 6
const CORRECTED = /^(PART|MODEL|BRAND|YEAR|SIDE|AXLE|PHONE|EMAIL|PLACE|ENGINE|MILEAGE|CONDITION)$/

/** True when the message added facts: counted, because a replaced value is not new. */
function tellsMore(next: Known, known: Known, isCorrected: boolean): boolean {
  const [after, before] = [countFacts(next), countFacts(known)]
  return (
    after > before ||
    (!isCorrected &&
      JSON.stringify({ ...next, complaintPlace: null }) !==
        JSON.stringify({ ...known, complaintPlace: null }))
  )
}

function countFacts({ vehicles, parts, urgency, contact }: Known): number {
  const filled = (values: readonly unknown[]) =>
    values.filter(value => value !== null && typeof value === 'object' && !Array.isArray(value)).length
  return (
    vehicles.reduce((sum, vehicle) => sum + filled(Object.values(vehicle)), 0) +
    parts.reduce((sum, part) => sum + filled(Object.values(part)), 0) +
    filled(Object.values(contact)) +
    (urgency === null ? 0 : 1)
  )
}
