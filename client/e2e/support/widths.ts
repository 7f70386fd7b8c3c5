/** Tests that run at both widths: the screens, and the two journeys that everything depends on. */
const AT_BOTH = ['journey', 'payment', 'screens']

/** Tests of typical phone use. */
const ON_A_PHONE = [
  'assistant',
  'firstMinute',
  'firstOffers',
  'offline',
  'registration',
  'request',
  'review',
  'whatsapp',
]

export const PHONE = { width: 360, height: 780 }
/** A browser on a phone, in a test that runs on a desktop. */
export const ON_A_PHONE_SCREEN = { viewport: PHONE, hasTouch: true, isMobile: true }
export const DESKTOP = { width: 1280, height: 800 }

const named = (specs: readonly string[]) => specs.map(name => `**/${name}.spec.ts`)

/** The files of each project. Other files run on a desktop alone: `look` narrows the window meanwhile. */
export const FILES = {
  desktop: { testIgnore: named(ON_A_PHONE) },
  phone: { testMatch: named([...AT_BOTH, ...ON_A_PHONE]) },
}

/** True for a file that runs at both widths, so that its visits need not check the other one. */
export function isAtBothWidths(file: string): boolean {
  return AT_BOTH.some(name => file.endsWith(`/${name}.spec.ts`))
}
