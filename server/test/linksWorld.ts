import { MAILED_LINK_PAGES } from '../src/domains/siteAddresses.ts'
import type { MailedLinkPurpose } from '../src/generated/prisma/enums.ts'
import type { Harness } from './harness.ts'

/** The tokens of all links of one purpose mailed to that address, oldest first. */
export async function tokensMailedTo(
  harness: Harness,
  email: string,
  purpose: MailedLinkPurpose,
): Promise<string[]> {
  await harness.drain()
  const [path, param] = MAILED_LINK_PAGES[purpose]
  return harness.mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map(address => new URL(address))
    .flatMap(({ pathname, searchParams }) => {
      const token = pathname === path ? searchParams.get(param) : null
      return token ? [token] : []
    })
}

/** The token of the last one. Throws without one. */
export async function tokenMailedTo(
  harness: Harness,
  email: string,
  purpose: MailedLinkPurpose,
): Promise<string> {
  const token = (await tokensMailedTo(harness, email, purpose)).at(-1)
  if (!token) throw new Error(`no mail to ${email} has a link to ${purpose}`)
  return token
}
