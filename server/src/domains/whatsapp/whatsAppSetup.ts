import type { WhatsAppSetup as StoredSetup } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Services, WhatsAppValues } from '../context.ts'
import type { WhatsAppConnection, WhatsAppVendor } from './whatsApp.ts'

/** The only row. */
export const SETUP_ID = 1
/** Bound to the encrypted token, which so opens as nothing else. */
const SEALED_AS = 'whatsapp:authToken'

export const NO_WHATSAPP_VALUES: WhatsAppValues = {
  accountSid: null,
  authToken: null,
  number: null,
  noticeContent: null,
  codeContent: null,
}

/** A value in force. */
export interface ValueInForce {
  readonly value: string | null
  /** True when the environment sets it, over what is stored. */
  readonly isFromEnvironment: boolean
}

/** Settings in force: the environment's first, then those that the team stored, then the stand-in's. */
export interface WhatsAppSetup {
  readonly stored: StoredSetup
  readonly values: Readonly<Record<keyof WhatsAppValues, ValueInForce>>
  /** True when the stored token was encrypted with a key that `DATA_KEYS` no longer has. */
  readonly isTokenUnreadable: boolean
  /** Null while a value is missing or unreadable. */
  readonly connection: WhatsAppConnection | null
}

export const sealToken = ({ sealing }: Pick<Services, 'sealing'>, authToken: string) => ({
  sealedToken: sealing.seal(authToken, SEALED_AS),
})

export type SetupReads = Pick<Services, 'sealing' | 'settings'> & { readonly vendor: WhatsAppVendor | null }

export async function readWhatsAppSetup(reads: SetupReads & Pick<Services, 'db'>): Promise<WhatsAppSetup> {
  return setupOf(reads, await reads.db.prisma.whatsAppSetup.findUniqueOrThrow({ where: { id: SETUP_ID } }))
}

/** The same in a transaction that changes it: the row stays locked. */
export async function lockWhatsAppSetup(reads: SetupReads, tx: Tx): Promise<WhatsAppSetup> {
  await tx.$executeRaw`SELECT 1 FROM "WhatsAppSetup" WHERE id = ${SETUP_ID} FOR UPDATE`
  return setupOf(reads, await tx.whatsAppSetup.findUniqueOrThrow({ where: { id: SETUP_ID } }))
}

/** Encrypts the token with the newest key, so that an older one may be dropped. */
export async function resealToken({ db, sealing }: Pick<Services, 'db' | 'sealing'>): Promise<void> {
  const { sealedToken } = await db.prisma.whatsAppSetup.findUniqueOrThrow({ where: { id: SETUP_ID } })
  if (sealedToken === null || !sealing.isOld(sealedToken)) return
  // A token that the team saves meanwhile stays.
  await db.prisma.whatsAppSetup.updateMany({
    where: { id: SETUP_ID, sealedToken },
    data: sealToken({ sealing }, sealing.open(sealedToken, SEALED_AS)),
  })
}

function setupOf({ sealing, settings, vendor }: SetupReads, stored: StoredSetup): WhatsAppSetup {
  const { accountSid, sealedToken, number, noticeContent, codeContent } = stored
  const wanted = settings.whatsApp.authToken === null ? sealedToken : null
  const isTokenUnreadable = wanted !== null && !sealing.canOpen(wanted)
  const authToken = wanted === null || isTokenUnreadable ? null : sealing.open(wanted, SEALED_AS)
  const kept: WhatsAppValues = { accountSid, authToken, number, noticeContent, codeContent }
  const played = playedBy(vendor)
  const inForce = (name: keyof WhatsAppValues): ValueInForce => ({
    value: settings.whatsApp[name] ?? kept[name] ?? played[name],
    isFromEnvironment: settings.whatsApp[name] !== null,
  })
  const values = {
    accountSid: inForce('accountSid'),
    authToken: inForce('authToken'),
    number: inForce('number'),
    noticeContent: inForce('noticeContent'),
    codeContent: inForce('codeContent'),
  }
  return { stored, values, isTokenUnreadable, connection: connectionOf(values) }
}

function playedBy(vendor: WhatsAppVendor | null): WhatsAppValues {
  if (!vendor?.standIn) return NO_WHATSAPP_VALUES
  const { templates, ...rest } = vendor.standIn
  return { ...rest, noticeContent: templates.NOTICE, codeContent: templates.CODE }
}

function connectionOf(values: WhatsAppSetup['values']): WhatsAppConnection | null {
  const { accountSid, authToken, number, noticeContent, codeContent } = values
  if (!accountSid.value || !authToken.value || !number.value) return null
  if (!noticeContent.value || !codeContent.value) return null
  return {
    accountSid: accountSid.value,
    authToken: authToken.value,
    number: number.value,
    templates: { NOTICE: noticeContent.value, CODE: codeContent.value },
  }
}
