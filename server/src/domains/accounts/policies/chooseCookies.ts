import { z } from 'zod'
import { dayOf } from '../../../platform/businessDays.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { parseInput } from '../../../platform/input.ts'
import type { Services } from '../../context.ts'
import { rememberBrowser } from '../identity/knownBrowsers.ts'
import { CHOICE_COOKIE, COOKIE_CHOICES, COOKIE_VERSIONS } from './cookieChoice.ts'

/** Time for which an answer counts. */
const LIFETIME_S = (180 * DAY_MS) / 1000

const choiceInput = z.object({
  eleccion: z.enum(COOKIE_CHOICES, { error: 'Elegí qué cookies aceptás.' }),
  // A page whose scripts do not run sends none; it shows the version that holds.
  version: z
    .string()
    .default(COOKIE_VERSIONS.at(-1) ?? '')
    .refine(version => COOKIE_VERSIONS.includes(version), 'Esa versión de la política no existe.'),
})

/**
 * The Set-Cookie values that keep an answer with the version that was shown and its day, and have the mark of a known
 * browser last as long as was agreed. Throws InvalidInput.
 */
export function chooseCookies(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  answer: unknown,
  cookieHeader: string | undefined,
): string[] {
  const { eleccion, version } = parseInput(choiceInput, answer)
  const day = dayOf(clock.now())
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const kept = `${CHOICE_COOKIE}=${version}~${day}~${eleccion}; Max-Age=${LIFETIME_S}; Path=/; SameSite=Lax${secure}`
  return [kept, ...rememberBrowser(settings, cookieHeader, eleccion)]
}
