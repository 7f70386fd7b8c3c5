import { parsePhone } from '../../common/accounts/phone.ts'
import { parseRut } from '../../common/accounts/rut.ts'
import { parseEmail } from '../../common/identifiers.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { containsEachWord } from '../../platform/search.ts'
import type { Services } from '../context.ts'
import { searchesFor } from '../requests/feed/requestSearch.ts'

/** Characters of one search. */
export const MAX_DESK_SEARCH = 100
/** Rows that a search finds of each kind. */
export const MOST_FOUND = 10
/** Requests and custom orders, the newest first, whose orders a search reads. */
const MOST_SOURCES = 50
/** A shorter word has no trigram: alone it would read whole tables. */
const SHORTEST_WORD = 3
/** Digits from which a text of digits alone is part of a phone number. */
const FEWEST_DIGITS = 5

/** How a typed text is looked for. */
export interface DeskTerms {
  /** LIKE patterns of names, e-mails and phones, all of which match. */
  readonly people: readonly string[]
  /** LIKE patterns of vehicle and part, all of which match. */
  readonly parts: readonly string[]
  /** Twelve digits. */
  readonly rut: string | null
  /** The last eight characters of an id, in lower case. */
  readonly number: string | null
}

/** Reads an e-mail, a phone number in any written form, a RUT, the number of an order or request, or words. */
export function deskTerms(typed: string): DeskTerms {
  const text = typed.slice(0, MAX_DESK_SEARCH)
  const [, number] = /^\s*(?:#|n[°º]\s?)?\s*([\da-f]{8})\s*$/i.exec(text) ?? []
  const rut = parseRut(text)
  const exact = parseEmail(text) ?? parsePhone(text) ?? partialPhone(text)
  return {
    people: searchable(containsEachWord(exact ?? text, MAX_DESK_SEARCH)),
    parts: exact ? [] : searchable(searchesFor(text).map(({ searchKey }) => searchKey)),
    rut,
    number: number?.toLowerCase() ?? null,
  }
}

/** The digits of a phone number that was not typed whole, without its prefixes; null for other texts. */
function partialPhone(text: string): string | null {
  if (!/^[\d\s().+/-]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:00)?598|^0/, '')
  return digits.length < FEWEST_DIGITS ? null : digits
}

/** Patterns of the words; none when every word is too short for an index. */
function searchable(words: readonly { contains: string }[]): string[] {
  const isLong = words.some(({ contains }) => contains.trim().length >= SHORTEST_WORD)
  return isLong ? words.map(({ contains }) => `%${contains}%`) : []
}

/** Expressions of the indexes of the migration desk_search. */
const folded = (text: string) =>
  Prisma.raw(String.raw`lower(regexp_replace(normalize(${text}, nfkd), '[\u0300-\u036f]', '', 'g'))`)
const ACCOUNT = folded(`' ' || "name" || ' ' || "email" || ' ' || "phone"`)
const contactText = (name: string, email: string, phone: string) =>
  folded(
    `' ' || coalesce("${name}", '') || ' ' || coalesce("${email}", '') || ' ' || coalesce("${phone}", '')`,
  )
const REQUESTER = contactText('contactName', 'contactEmail', 'contactPhone')
const GUEST = contactText('buyerName', 'buyerEmail', 'buyerPhone')
const SEARCH_KEY = Prisma.raw('"searchKey"')
const COMPANY = Prisma.raw('"companyNameKey"')

/** That the text matches each pattern; false without patterns. */
const matches = (text: Prisma.Sql, patterns: readonly string[]) =>
  patterns.length === 0
    ? Prisma.sql`FALSE`
    : Prisma.join(
        patterns.map(pattern => Prisma.sql`${text} LIKE ${pattern}`),
        ' AND ',
      )

/** Ids of the found rows, the newest of each kind first. */
export interface DeskFound {
  readonly accounts: readonly string[]
  readonly requests: readonly string[]
  readonly orders: readonly string[]
}

/**
 * Searches people, requests and orders, by one statement that reads indexes alone. A person's requests and orders are found
 * with the person, the orders of a request with the request.
 */
export async function searchDesk({ db }: Pick<Services, 'db'>, typed: string): Promise<DeskFound> {
  const { people, parts, rut, number } = deskTerms(typed)
  const rows = await db.prisma.$queryRaw<{ kind: keyof DeskFound; id: string }[]>`
    WITH person AS MATERIALIZED (
      SELECT id FROM (
        (SELECT id FROM "Account" WHERE ${matches(ACCOUNT, people)} ORDER BY id DESC LIMIT ${MOST_FOUND})
        UNION (SELECT "accountId" FROM "ProviderProfile" WHERE ${matches(COMPANY, people)} ORDER BY id DESC LIMIT ${MOST_FOUND})
        UNION (SELECT "accountId" FROM "ProviderProfile" WHERE rut = ${rut} LIMIT ${MOST_FOUND})
        UNION (SELECT "accountId" FROM "BuyerProfile" WHERE rut = ${rut} LIMIT ${MOST_FOUND})
      ) found ORDER BY id DESC LIMIT ${MOST_FOUND}
    ), about AS MATERIALIZED (
      SELECT id FROM "PartRequest" WHERE ${matches(SEARCH_KEY, parts)} ORDER BY id DESC LIMIT ${MOST_SOURCES}
    ), quoted AS MATERIALIZED (
      SELECT id FROM "CustomOrder" WHERE ${matches(SEARCH_KEY, parts)} ORDER BY id DESC LIMIT ${MOST_SOURCES}
    ), request AS (
      SELECT id FROM (
        SELECT id FROM about
        UNION (SELECT id FROM "PartRequest" WHERE ${matches(REQUESTER, people)} ORDER BY id DESC LIMIT ${MOST_FOUND})
        UNION SELECT id FROM "PartRequest" WHERE right(id::text, 8) = ${number}
        UNION SELECT own.id FROM person CROSS JOIN LATERAL (
          SELECT id FROM "PartRequest" WHERE "buyerId" = person.id ORDER BY id DESC LIMIT ${MOST_FOUND}
        ) own
      ) found ORDER BY id DESC LIMIT ${MOST_FOUND}
    ), "order" AS (
      SELECT id FROM (
        SELECT o.id FROM about CROSS JOIN LATERAL (
          SELECT id FROM "Order" WHERE "requestId" = about.id ORDER BY id DESC LIMIT ${MOST_FOUND}
        ) o
        UNION SELECT o.id FROM quoted JOIN "Order" o ON o."customOrderId" = quoted.id
        UNION (
          SELECT id FROM "Order" WHERE "buyerId" IS NULL AND ${matches(GUEST, people)}
          ORDER BY id DESC LIMIT ${MOST_FOUND}
        )
        UNION SELECT id FROM "Order" WHERE right(id::text, 8) = ${number}
        UNION SELECT own.id FROM person CROSS JOIN LATERAL (
          SELECT id FROM "Order" WHERE "buyerId" = person.id ORDER BY id DESC LIMIT ${MOST_FOUND}
        ) own
      ) found ORDER BY id DESC LIMIT ${MOST_FOUND}
    )
    SELECT 'accounts' AS kind, id FROM person
    UNION ALL SELECT 'requests', id FROM request
    UNION ALL SELECT 'orders', id FROM "order"`
  const idsOf = (kind: keyof DeskFound) => rows.flatMap(row => (row.kind === kind ? [row.id] : []))
  return { accounts: idsOf('accounts'), requests: idsOf('requests'), orders: idsOf('orders') }
}
