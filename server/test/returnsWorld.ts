import { beginVisit, RETURN_MS } from '../src/domains/accounts/identity/externalVisits.ts'
import type { IdentityVendor } from '../src/domains/accounts/identity/signInVendor.ts'
import { after } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.ts'
import { hashToken } from '../src/platform/tokens.ts'
import type { Harness } from './harness.ts'

interface Said {
  readonly vendor?: IdentityVendor
  readonly subject?: string
  readonly name?: string
  readonly email?: string | null
  readonly emailIsVerified?: boolean
}

/** A browser that has just returned from a vendor with this data: its Cookie header and its row. */
export async function returned(
  { services, clock }: Harness,
  {
    vendor = 'GOOGLE',
    subject = newId(),
    name = 'Alguien',
    email = null,
    emailIsVerified = email !== null,
  }: Said = {},
): Promise<{ cookie: string; returnId: string; subject: string }> {
  const { visit, cookie } = beginVisit(services, vendor, '/dashboard')
  const { id: returnId } = await services.db.prisma.externalReturn.create({
    data: {
      vendor,
      subject,
      name,
      email,
      emailIsVerified,
      onward: visit.onward,
      tokenHash: hashToken(visit.token),
      expiresAt: after(clock.now(), RETURN_MS),
    },
  })
  return { cookie: cookie.split(';')[0] ?? '', returnId, subject }
}
