/** What the build cannot know: the server puts it into each page (server/src/http/filledPage.ts). */
const names = [
  'origin',
  'supportEmail',
  'supportPhone',
  'supportHours',
  'whatsapp',
  'supportPhoneText',
  'whatsappText',
  'sessionCookie',
  'browserCookie',
  'visitCookie',
  'assistantCookie',
  /** Not empty where a visitor's request needs an e-mail: a phone alone is not taken. */
  'emailOnly',
  /** By whom one can sign in: 'GOOGLE FACEBOOK'. */
  'signInVendors',
  'verifiedProviders',
  'answeredRequests',
  'receivedOrders',
] as const
/** What is counted of each make that has a page: 'askedFord'. */
type BrandFact = `${'requests' | 'asked' | 'providers'}${string}`
export type SiteFact = (typeof names)[number] | BrandFact

export const isSiteFact = (name: string): name is SiteFact => names.some(known => known === name)

let known: { readonly text: string; readonly facts: Readonly<Record<string, string>> } | null = null

/**
 * What the server says of this fact; '' where it says nothing (see `WhenKnown`). Where pages are made at build time it is
 * the place that the server fills.
 */
export function siteFact(name: SiteFact): string {
  if (typeof document === 'undefined') return `⟦${name}⟧`
  const text = document.getElementById('sitio')?.textContent ?? ''
  if (known?.text !== text) known = { text, facts: readFacts(text) }
  return known.facts[name] ?? ''
}

/** The way to our number on WhatsApp, with the first words written; only where `siteFact('whatsapp')` is known. */
export function whatsAppAddress(greeting?: string): string {
  const address = `https://wa.me/${siteFact('whatsapp')}`
  return greeting ? `${address}?text=${encodeURIComponent(greeting)}` : address
}

function readFacts(text: string): Readonly<Record<string, string>> {
  // Vite's own server leaves the place unfilled; the sandbox plays both vendors there.
  if (!text.startsWith('{')) return { signInVendors: 'GOOGLE FACEBOOK' }
  return JSON.parse(text) as Readonly<Record<string, string>>
}
