import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { OperationContext } from '../../context.ts'
import { accountOf } from '../../viewer.ts'
import { knownBrowser } from '../identity/knownBrowsers.ts'

// One allowance for all kinds of mails that strangers can trigger: several would add up.
export const MAILS_PER_MAILBOX = { name: 'mailbox', points: 5, perMs: HOUR_MS }
export const MAILS_PER_MAILBOX_A_DAY = { name: 'mailbox-day', points: 20, perMs: DAY_MS }
const MAILS_TO_OWNER = { name: 'mailbox-owner', points: 5, perMs: HOUR_MS }
const MAILS_TO_OWNER_A_DAY = { name: 'mailbox-owner-day', points: 20, perMs: DAY_MS }

/** A provider whose mailboxes have several domains, or more spellings than one with a '+'. */
interface MailProvider {
  /** The first is the one that we call it by. */
  readonly domains: readonly string[]
  /** Characters of a name that a mailbox ignores. */
  readonly ignored?: RegExp
  /** The character that begins the alias in an address. */
  readonly alias?: string
}

const YANDEX = ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'ya.ru']
const YAHOO = ['com', 'com.ar', 'com.br', 'com.mx', 'es', 'it', 'fr', 'de', 'co.uk'].map(
  end => `yahoo.${end}`,
)
const PROVIDERS: readonly MailProvider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: YANDEX, ignored: /[.-]/g },
  // At each of its domains a name is another person's.
  ...[...YAHOO, 'ymail.com', 'rocketmail.com'].map(domain => ({ domains: [domain], alias: '-' })),
]
/** 'cualquiera@ana.fastmail.com' is delivered to 'ana@fastmail.com'. */
const MAILBOX_AS_DOMAIN = /^(?<name>[^.]+)\.(?<domain>fastmail\.com|fastmail\.fm)$/

/**
 * The common form of all spellings of one mailbox: the same person reads 'a.na+1@gmail.com' and
 * 'ana@gmail.com'. When a provider distinguishes them all the same, they share only the allowance.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const owner = MAILBOX_AS_DOMAIN.exec(domain)?.groups
  if (owner) return `${owner.name}@${owner.domain}`
  const { domains, ignored, alias } = PROVIDERS.find(one => one.domains.includes(domain)) ?? {
    domains: [domain],
  }
  const [beforePlus = ''] = email.slice(0, at).split('+')
  const [name = ''] = alias ? beforePlus.split(alias) : [beforePlus]
  return `${ignored ? name.replaceAll(ignored, '') : name}@${domains[0]}`
}

/**
 * Counts one unrequested mail to this address, of any kind. Its owner, signed in or in a known browser, has a
 * separate count for all browsers together: mails triggered by strangers do not keep the owner from
 * recovering the account. Throws RateLimited.
 */
export async function spendMailAllowance(ctx: OperationContext, email: string): Promise<void> {
  const viewer = accountOf(ctx.viewer)
  const owner = viewer?.email === email ? viewer : await knownBrowser(ctx, email)
  if (owner) {
    await ctx.rateLimit.spend(MAILS_TO_OWNER, owner.accountId)
    await ctx.rateLimit.spend(MAILS_TO_OWNER_A_DAY, owner.accountId)
    return
  }
  const mailbox = mailboxOf(email)
  await ctx.rateLimit.spend(MAILS_PER_MAILBOX, mailbox)
  await ctx.rateLimit.spend(MAILS_PER_MAILBOX_A_DAY, mailbox)
}

/** A followed link proves that its reader wanted the mail: clears the count of the mailbox. */
export async function forgetMails({ rateLimit }: OperationContext, email: string): Promise<void> {
  const mailbox = mailboxOf(email)
  await rateLimit.restore(MAILS_PER_MAILBOX, mailbox)
  await rateLimit.restore(MAILS_PER_MAILBOX_A_DAY, mailbox)
}
