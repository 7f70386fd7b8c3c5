import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** True when a file of the tree, by its path from the root, contains a match. */
const has = (file: string, pattern: RegExp) => pattern.test(read(file))
const inGraph = (pattern: RegExp) => has('schema.graphql', pattern)
const domains = 'server/src/domains/'

/** Something of the product that sentences depend on. */
export const FEATURES = {
  'a filter of the feed by department': () =>
    has('client/src/features/requests/feed/feedFilter.ts', /department/i) ||
    has('client/src/features/requests/feed/feed.ts', /department/i),
  'a discount by customer number': () => inGraph(/^ {2}\w*[dD]iscount\w*: (Int|Money)/m),
  'a suspension of providers': () => inGraph(/^enum ProviderStatus \{[^}]*SUSPENDED/m),
  'a dispute': () => inGraph(/^ {2}openDispute\b/m),
  'a decision on a dispute': () => inGraph(/^ {2}decideDispute\b/m),
  'a conversation that staff may read': () => inGraph(/^type Dispute\b/m),
  'a withdrawal that the buyer starts': () =>
    inGraph(/^ {2}withdraw(FromOrder|Order|FromPurchase|Purchase)\b/m),
  'contact that closes with the delivery': () =>
    has(`${domains}orders/contact.operations.ts`, /isContactOpen = .*RELEASED/),
  'requests hidden from providers under review': () =>
    !has('server/test/guards/guards.ts', /LOOKING_PROVIDERS = .*pending/),
  'a RUT that every provider must give': () =>
    has('prisma/models/accounts.prisma', /model ProviderProfile \{[^}]*\brut +String\s*\n/),
  'messages by WhatsApp to the phone of a request': () =>
    !has(`${domains}offers/offer.notices.ts`, /origin === 'WHATSAPP' \? contactPhone/),
  'the rest of a deposit paid online': () =>
    has('prisma/models/payments.prisma', /enum PurchasePurpose \{[^}]*(REST|BALANCE)/),
  'accounts that our team can close': () => inGraph(/^ {2}(close|suspend)Account\b/m),
  'reviews of providers': () => inGraph(/^type (ProviderReview|Review)\b/m),
  'a billing address': () => inGraph(/billingAddress/),
} as const satisfies Readonly<Record<string, () => boolean>>

export type Promised = {
  /** Matches the text of the promise. */
  readonly says: RegExp
  readonly needs: keyof typeof FEATURES
  /** The sentence to add when the feature exists, and its place. */
  readonly sentence: string
}

/** Sentences that are true only with a feature that is listed in FEATURES. Restore them together with the feature. */
export const PROMISES: readonly Promised[] = [
  {
    says: /filtros? por [^.]*(departamento)/,
    needs: 'a filter of the feed by department',
    sentence: "SellingScreen: 'Todos los abiertos, con filtros por marca, departamento y urgencia.'",
  },
  {
    says: /te puede hacer descuento|puede hacerte su descuento/,
    needs: 'a discount by customer number',
    sentence: "BuyerProfileEditor and CustomerNumbersField: 'te puede hacer descuento'",
  },
  {
    says: /suspender|suspendemos|lo sacamos|Medidas contra usuarios/,
    needs: 'a suspension of providers',
    sentence:
      "terms: 'rechazarla con un motivo o suspenderla'; AboutScreen: 'A quien no cumple lo sacamos.'; disputes: 'Medidas contra usuarios con problemas repetidos'",
  },
  {
    says: /abr(í|ir|imos|e|irla|is) una disputa|(se resuelve|resuelva) una disputa|hasta que (se resuelva|haya una resolución)/,
    needs: 'a dispute',
    sentence:
      "IfSomethingIsWrong: 'abrí una disputa'; questions.ts: 'se abre una disputa y la plata sigue retenida hasta que se resuelva'; HowItWorksScreen: 'Así se resuelve una disputa'",
  },
  {
    says: /disputa a su favor|[Rr]eembolso parcial|Compensación adicional|Descuento en futuras/,
    needs: 'a decision on a dispute',
    sentence:
      "terms: 'o cuando se resuelve una disputa a su favor'; disputes: 'Reembolso parcial o total', 'Descuento en futuras transacciones', 'Compensación adicional'",
  },
  {
    says: /leer solo si hay una disputa/,
    needs: 'a conversation that staff may read',
    sentence: "privacy: 'Una persona de Tuerca lo puede leer solo si hay una disputa, y queda registrado.'",
  },
  {
    says: /botón «?(Me arrepentí|de arrepentimiento)|[Tt]ocá «?Me arrepentí/,
    needs: 'a withdrawal that the buyer starts',
    sentence:
      "PayForm, paid mail, questions.ts and terms: 'con el botón «Me arrepentí» de tu compra' in place of the chat",
  },
  {
    says: /mientras la compra está en curso/,
    needs: 'contact that closes with the delivery',
    sentence: "privacy: 'mientras la compra está en curso'",
  },
  {
    says: /\b[LlVv][oae]s? ven?\b (\$\{[^}]*\} |\d[\d.]* )?proveedor(es)? verificados?/,
    needs: 'requests hidden from providers under review',
    sentence:
      "reachWords: 'Lo ven 14 proveedores verificados.'; WhatFollows and ConfirmRequestScreen: 'La ven proveedores verificados.'",
  },
  {
    says: /lo ven los proveedores aprobados\. (?!También)/,
    needs: 'requests hidden from providers under review',
    sentence: "privacy: 'Tu pedido lo ven los proveedores aprobados. Si lo hiciste sin cuenta …'",
  },
  {
    says: /con el RUT comprobado|Miramos el RUT/,
    needs: 'a RUT that every provider must give',
    sentence: "security: 'con el RUT comprobado'; AboutScreen: 'Miramos el RUT, la empresa y lo que vende'",
  },
  {
    says: /así podemos avisarte|WhatsApp o email te avisamos|te avisamos por WhatsApp/,
    needs: 'messages by WhatsApp to the phone of a request',
    sentence:
      "requestForm.ts: 'así podemos avisarte cuando te coticen'; converse.ts: '¿A qué WhatsApp o email te avisamos cuando lleguen ofertas?'",
  },
  {
    says: /resto (antes de la entrega|online)/,
    needs: 'the rest of a deposit paid online',
    sentence: "answers.ts: 'y el resto antes de la entrega o en el momento de recibirlo'",
  },
  {
    says: /menor, la cerramos/,
    needs: 'accounts that our team can close',
    sentence: "privacy: 'Si vemos que una cuenta es de un menor, la cerramos.'",
  },
  {
    says: /Calificaciones y reseñas/,
    needs: 'reviews of providers',
    sentence: "DataDeletionScreen: 'Calificaciones y reseñas' in the list of what is deleted",
  },
  {
    says: /Direcciones de facturación/,
    needs: 'a billing address',
    sentence: "DataDeletionScreen: 'Direcciones de facturación' in the list of what is deleted",
  },
]

/** Sentences that are true only until a feature exists. */
export const UNTIL: readonly { readonly says: RegExp; readonly feature: keyof typeof FEATURES }[] = [
  { says: /Los proveedores no lo ven\./, feature: 'a discount by customer number' },
  { says: /no cambia el precio de tus ofertas/, feature: 'a discount by customer number' },
  {
    says: /no (le escribimos|avisamos por ahí)/,
    feature: 'messages by WhatsApp to the phone of a request',
  },
  { says: /Todavía no hay estrellas/, feature: 'reviews of providers' },
]

/**
 * Texts that people can read: screens and rules of the client, mails and answers of the server, and each
 * current policy.
 */
export function spokenTexts(): Map<string, string> {
  const code = [
    ...sourcesIn('client/src'),
    ...sourcesIn(domains),
    ...sourcesIn('server/src/mind'),
    ...sourcesIn('server/src/sandbox/model'),
  ]
  return new Map([
    ...code.map(file => [file, together(withoutComments(read(file)))] as const),
    ...newestPolicies().map(file => [file, together(read(file))] as const),
  ])
}

const OTHERS =
  /__generated__|\/generated\/|\.test\.tsx?$|\.guards\.ts$|src\/sheet\/|mind\/(corpus|lexicon|test)\//

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .filter(file => !OTHERS.test(file))
}

function newestPolicies(): string[] {
  const folder = 'client/src/features/policies/documents'
  return readdirSync(join(root, folder)).map(address => {
    const newest = readdirSync(join(root, folder, address))
      .toSorted()
      .at(-1)
    if (!newest) throw new Error(`${address} has no version`)
    return join(folder, address, newest)
  })
}

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, ' ')

/** Joins a sentence into one line, however the formatter breaks it. */
const together = (text: string) => text.replace(/\{' '\}/g, ' ').replace(/\s+/g, ' ')
