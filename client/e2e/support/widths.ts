/** Tests that do the same at both widths: the screens, and the two journeys that everything depends on. */
const AT_BOTH = ['journey', 'payment', 'screens']

/** Tests of what people mostly do on a phone. */
const ON_A_PHONE = ['assistant', 'firstMinute', 'offline', 'registration', 'request']

export const PHONE = { width: 360, height: 780 }
export const DESKTOP = { width: 1280, height: 800 }

const named = (specs: readonly string[]) => specs.map(name => `**/${name}.spec.ts`)

/** The files of each project. Whatever is not named here runs on a desktop alone: `look` makes the window narrow meanwhile. */
export const FILES = {
  desktop: { testIgnore: named(ON_A_PHONE) },
  phone: { testMatch: named([...AT_BOTH, ...ON_A_PHONE]) },
}

/** Whether the file of a test runs at both widths, so that none of its visits needs the other one. */
export function isAtBothWidths(file: string): boolean {
  return AT_BOTH.some(name => file.endsWith(`/${name}.spec.ts`))
}
