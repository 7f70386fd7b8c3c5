import type { ConsentPolicy } from '../../../generated/prisma/enums.ts'
import type { MailDraft } from '../../../platform/mailLayout.ts'
import { asSentence } from '../../../platform/sentence.ts'
import { defineNotice } from '../../notice.ts'
import { policiesChanged } from '../account.events.ts'
import { changedParts, POLICY_PATHS, policiesToAccept } from './policies.ts'

/** A version that holds and was not accepted. */
interface ChangedPolicy {
  readonly policy: ConsentPolicy
  /** The day from which it holds: '2026-11-23'. */
  readonly current: string
  /** The accepted version; null without one. */
  readonly accepted: string | null
  /** The titles of its parts that are not as they were; null when that is not known. */
  readonly parts: readonly string[] | null
  /** The address of the full text. */
  readonly fullTextUrl: string
}

const policyNames: Readonly<Record<ConsentPolicy, string>> = {
  TERMS_OF_USE: 'los Términos de uso',
  PRIVACY_POLICY: 'la Política de privacidad',
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })
const date = new Intl.DateTimeFormat('es-UY', { dateStyle: 'long', timeZone: 'UTC' })
const dateOf = (day: string) => date.format(new Date(`${day}T00:00:00Z`))

/** The versions of the notice that are in force and not yet accepted. */
export const policiesChangedNotice = defineNotice({
  id: 'policiesChanged',
  event: policiesChanged,
  audience: 'Each account that has not accepted a new version of a policy, once per version.',
  kind: 'ACCOUNT',
  urgency: 'ROUTINE',
  async read({ db, settings }, { accountId, versions }) {
    const account = await db.prisma.account.findUnique({
      where: { id: accountId },
      select: { email: true, policyConsents: { select: { policy: true, version: true } } },
    })
    if (!account) return null
    const changed = policiesToAccept(account.policyConsents)
      .filter(({ policy, current }) => versions.some(one => one.policy === policy && one.version === current))
      .map(one => ({
        ...one,
        parts: changedParts(one),
        fullTextUrl: settings.publicUrl + POLICY_PATHS[one.policy],
      }))
    if (changed.length === 0) return null
    return { accountId, email: account.email, facts: { changed, url: `${settings.publicUrl}/dashboard` } }
  },
  words: {
    mail: policiesChangedMail,
    bell: ({ changed, url }) => ({
      title: 'Cambiaron nuestras políticas',
      message: asSentence(
        `Hay una versión nueva de ${list.format(changed.map(({ policy }) => policyNames[policy]))}`,
      ),
      url,
    }),
  },
})

/** At least one of them. */
function policiesChangedMail({
  changed,
  url,
}: {
  changed: readonly ChangedPolicy[]
  url: string
}): MailDraft {
  const names = list.format(changed.map(({ policy }) => policyNames[policy]))
  const isOne = changed.length === 1 && changed[0]?.policy === 'PRIVACY_POLICY'
  return {
    subject: `${isOne ? 'Cambió' : 'Cambiaron'} ${names} de Tuerca`,
    paragraphs: [
      ...changed.flatMap(whatChanged),
      'Cuando entres te mostramos, frase por frase, lo nuevo y lo que se saca, para que decidas si lo aceptás.',
      'Si todavía no lo aceptás podés mirar todo y terminar lo que tenés en marcha. Para pedir, cotizar o pagar algo nuevo hace falta aceptarlo.',
    ],
    action: { label: 'Ver qué cambió', url },
  }
}

function whatChanged({ policy, current, accepted, parts, fullTextUrl }: ChangedPolicy): string[] {
  const before = accepted ? ` Habías aceptado la del ${dateOf(accepted)}.` : ''
  const quoted = list.format((parts ?? []).map(part => `“${part}”`))
  return [
    `Hay una versión nueva de ${policyNames[policy]}, del ${dateOf(current)}.${before}`,
    ...(quoted ? [`Cambia lo que dice en ${quoted}. Lo demás queda como estaba.`] : []),
    `El texto completo: ${fullTextUrl}`,
  ]
}
