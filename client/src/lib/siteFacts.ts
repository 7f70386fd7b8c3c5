/** Facts that the build cannot know: the server fills them into each page (server/src/http/filledPage.ts). */
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
  /** Not empty when a visitor's request requires an e-mail: a phone alone is not enough. */
  'emailOnly',
  /** Vendors for sign-in: 'GOOGLE FACEBOOK'. */
  'signInVendors',
  'verifiedProviders',
  'answeredRequests',
  'receivedOrders',
  'firstOfferTime',
  /** 'Hasta 20 %': the highest discount that several providers give their registered customers. */
  'customerDiscount',
] as const
/** Words, author and average of each testimonial of the home page: 'words1'. */
type TestimonialFact = `${'words' | 'author' | 'stars'}${1 | 2 | 3}`
/** Counts for each make that has a page: 'askedFord'. */
type BrandFact = `${'requests' | 'asked' | 'providers'}${string}`
export type SiteFact = (typeof names)[number] | BrandFact | TestimonialFact

export const isSiteFact = (name: string): name is SiteFact => names.some(known => known === name)

let known: { readonly text: string; readonly facts: Readonly<Record<string, string>> } | null = null

/**
 * The server's value of a fact; '' when unknown (see `WhenKnown`). At build time, the placeholder that the
 * server fills.
 */
export function siteFact(name: SiteFact): string {
  if (typeof document === 'undefined') return `⟦${name}⟧`
  const text = document.getElementById('sitio')?.textContent ?? ''
  if (known?.text !== text) known = { text, facts: readFacts(text) }
  return known.facts[name] ?? ''
}

/**
 * Address of our WhatsApp number with a prefilled message; use only where `siteFact('whatsapp')` is known.
 */
export function whatsAppAddress(greeting?: string): string {
  const address = `https://wa.me/${siteFact('whatsapp')}`
  return greeting ? `${address}?text=${encodeURIComponent(greeting)}` : address
}

function readFacts(text: string): Readonly<Record<string, string>> {
  // Vite's own server leaves the placeholder unfilled; there the sandbox plays both vendors.
  if (!text.startsWith('{')) return { signInVendors: 'GOOGLE FACEBOOK' }
  return JSON.parse(text) as Readonly<Record<string, string>>
}
