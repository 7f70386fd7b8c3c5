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
] as const
export type SiteFact = (typeof names)[number]

export const isSiteFact = (name: string): name is SiteFact => names.some(known => known === name)

let known: Readonly<Record<string, string>> | null = null

/**
 * What the server says of this fact; '' where it says nothing (see `WhenKnown`). Where pages are made at build time it is
 * the place that the server fills.
 */
export function siteFact(name: SiteFact): string {
  if (typeof document === 'undefined') return `⟦${name}⟧`
  known ??= readFacts(document.getElementById('sitio')?.textContent ?? '')
  return known[name] ?? ''
}

function readFacts(text: string): Readonly<Record<string, string>> {
  // Vite's own server leaves the place unfilled.
  if (!text.startsWith('{')) return {}
  return JSON.parse(text) as Readonly<Record<string, string>>
}
