import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { erasedEmail, GONE } from '../accounts/erasedAccounts.ts'
import { BUYER_FIELDS } from '../accounts/profiles/buyerFields.ts'
import { columnsOf } from '../accounts/profiles/profileFields.ts'
import { PROVIDER_FIELDS } from '../accounts/profiles/providerFields.ts'
import { accountKey } from '../assistant/conversationOwner.ts'
import { forgetSpending } from '../assistant/model/modelSpending.ts'
import { removeConversations } from '../assistant/removeConversations.ts'
import { lockRow } from '../locks.ts'
import { eraseRequests } from '../requests/editing/eraseRequests.ts'
import { eraseUploads } from '../uploads/eraseUploads.ts'
import { eraseDisputes } from './eraseDisputes.ts'
import { eraseMessages } from './eraseMessages.ts'
import { type LeavingAccount, leave } from './leaving.ts'

const NOBODY = 'Cuenta eliminada'

/**
 * Erases the person everywhere: account, business, requests, texts of offers and custom orders, messages, files, enquiries.
 * Orders, ledger, history, accepted policies and the access log keep their rows, which name an account
 * without personal data; an order keeps its parts. Jobs remove the files' objects. Throws NotAllowed for the
 * admin and MoneyOpen. `erasedColumns.test.ts` names every column with text, and `erasure.test.ts` checks
 * them.
 */
export async function eraseAccount(
  unit: Unit,
  { accountId, adminEmail, at }: { accountId: string; adminEmail: string; at: Date },
): Promise<void> {
  const account = await leave(unit, { accountId, adminEmail, at })
  // Includes requests with this e-mail that no account claimed: the mailbox is theirs.
  const theirs = { OR: [{ buyerId: accountId }, { buyerId: null, contactEmail: account.email }] }
  // Runs while requests still have the e-mail that finds a conversation.
  await removeConversations(unit, {
    OR: [{ accountId }, await conversationsNaming(unit.tx, account.email)],
  })
  await eraseRequests(unit, theirs, at)
  await unit.tx.offerQuestion.updateMany({ where: { offer: { request: theirs } }, data: { question: GONE } })
  // Requests claimed by another account by link remain with it; the contact data does not.
  await unit.tx.partRequest.updateMany({
    where: { takenByLink: true, contactEmail: account.email },
    data: { contactName: null, contactEmail: null, contactPhone: null, takenByLink: false },
  })
  await erasePictures(unit, account)
  await eraseQuotedFiles(unit, account)
  await eraseOfferFiles(unit, account)
  await eraseMessages(unit, account)
  await eraseUploads(unit, { accountId })
  await eraseDisputes(unit, account)
  await eraseWords(unit.tx, account)
  await forgetSpending(unit.tx, { payer: accountKey(accountId) })
  await eraseIdentity(unit.tx, account, at)
}

/** Erases the copy of an erased shop in the simulated market, where no money is owed to anybody. */
export async function eraseCopy(
  { tx }: Pick<Unit, 'tx'>,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  await lockRow(tx, 'Account', accountId)
  const copy = await tx.account.findUnique({
    where: { id: accountId },
    include: { providerProfile: true },
  })
  if (!copy) return
  await tx.apiKey.deleteMany({ where: { provider: { accountId } } })
  await eraseWords(tx, copy)
  await eraseIdentity(tx, copy, at)
}

/** Conversations without an account that contain this e-mail: the mailbox is theirs. */
async function conversationsNaming(tx: Tx, email: string): Promise<Prisma.AssistantConversationWhereInput> {
  const messages = await tx.assistantMessage.findMany({
    where: {
      conversation: { accountId: null },
      text: { contains: escapedForLike(email), mode: 'insensitive' },
    },
    select: { conversationId: true, text: true },
  })
  const written = messages.filter(({ text }) => isWrittenIn(text, email))
  return {
    accountId: null,
    OR: [
      { state: { path: ['known', 'contact', 'email', 'value'], equals: email } },
      { id: { in: written.map(({ conversationId }) => conversationId) } },
      { request: { contactEmail: email } },
    ],
  }
}

/**
 * True when the text contains this e-mail, not merely as part of another: 'ana@correo.uy' in
 * 'susana@correo.uy'.
 */
function isWrittenIn(text: string, email: string): boolean {
  const literal = email.replaceAll(/[.+]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}_.'+-])${literal}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`, 'iu').test(
    text,
  )
}

/** Prisma does not escape the pattern that it makes of `contains`. */
const escapedForLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A picture uploaded before its account existed belongs only to its profile. */
async function erasePictures(unit: Unit, { id: accountId }: LeavingAccount): Promise<void> {
  const theirs = { provider: { accountId } }
  const pictures = await unit.tx.providerPicture.findMany({ where: theirs, select: { uploadId: true } })
  await unit.tx.providerPicture.deleteMany({ where: theirs })
  await eraseUploads(unit, { id: { in: pictures.map(({ uploadId }) => uploadId) } })
}

/** Photos and videos of the custom orders that they wrote, or that were written for them. */
async function eraseQuotedFiles(unit: Unit, { email, providerProfile }: LeavingAccount): Promise<void> {
  const customOrder: Prisma.CustomOrderWhereInput = {
    OR: [{ clientEmail: email }, ...(providerProfile ? [{ providerId: providerProfile.id }] : [])],
  }
  const theirs = { item: { version: { customOrder } } }
  const files = await unit.tx.customOrderFile.findMany({ where: theirs, select: { uploadId: true } })
  await unit.tx.customOrderFile.deleteMany({ where: theirs })
  await eraseUploads(unit, { id: { in: files.map(({ uploadId }) => uploadId) } })
}

/** Photos and videos of a provider's offers. */
async function eraseOfferFiles(unit: Unit, { providerProfile }: LeavingAccount): Promise<void> {
  if (!providerProfile) return
  const theirs = { version: { offer: { providerId: providerProfile.id } } }
  const files = await unit.tx.offerFile.findMany({ where: theirs, select: { uploadId: true } })
  await unit.tx.offerFile.deleteMany({ where: theirs })
  await eraseUploads(unit, { id: { in: files.map(({ uploadId }) => uploadId) } })
}

/** Erases their texts elsewhere, in the order of `locks.ts`. */
async function eraseWords(tx: Tx, { id: accountId, email, providerProfile }: LeavingAccount): Promise<void> {
  await tx.stateChange.updateMany({ where: { accountId, note: { not: null } }, data: { note: null } })
  if (providerProfile) await eraseDecisionWords(tx, providerProfile.id)
  // Read while orders still have the e-mail that finds a review.
  const given = await tx.review.findMany({
    where: { order: { OR: [{ buyerId: accountId }, { buyerEmail: email }] } },
    select: { id: true },
  })
  const asked = { OR: [{ accountId }, { email }] }
  await tx.enquiry.updateMany({ where: { ...asked, answer: { not: null } }, data: { answer: GONE } })
  await tx.enquiry.updateMany({
    where: asked,
    data: { name: NOBODY, email: '', phone: null, subject: GONE, message: GONE },
  })
  await tx.dataRequest.updateMany({ where: { accountId }, data: { reason: null, answer: null } })
  // Their orders have the client's phone, whoever paid them.
  const quoted = await tx.order.findMany({
    where: { customOrder: { clientEmail: email } },
    select: { id: true },
  })
  await eraseCustomOrders(tx, { clientEmail: email }, accountId)
  if (providerProfile) {
    await eraseCustomOrders(tx, { providerId: providerProfile.id }, accountId)
    await eraseSalesWords(tx, providerProfile.id)
  }
  const paid = { OR: [{ payerId: accountId }, { payerEmail: email }] }
  await tx.paymentCase.updateMany({
    where: { payment: { checkout: paid }, note: { not: null } },
    data: { note: GONE },
  })
  await tx.purchaseFlag.updateMany({ where: { accountId, note: { not: null } }, data: { note: GONE } })
  // The gateway's page may name its payer.
  await tx.checkout.updateMany({
    where: { ...paid, url: { not: null } },
    data: { url: null, voucherUrl: null },
  })
  await tx.checkout.updateMany({
    where: { payerEmail: email },
    data: { payerName: NOBODY, payerEmail: erasedEmail(accountId) },
  })
  await tx.order.updateMany({
    where: { id: { in: quoted.map(({ id }) => id) }, buyerPhone: { not: null } },
    data: { buyerPhone: null },
  })
  await tx.order.updateMany({
    where: { buyerEmail: email },
    data: { buyerName: NOBODY, buyerEmail: erasedEmail(accountId), buyerPhone: null },
  })
  if (providerProfile) {
    await tx.refund.updateMany({
      where: { allocation: { order: { providerId: providerProfile.id, cancelReason: { not: null } } } },
      data: { reason: GONE },
    })
  }
  await eraseReviewWords(tx, { id: { in: given.map(({ id }) => id) } }, 'comment')
  if (providerProfile) await eraseReviewWords(tx, { providerId: providerProfile.id }, 'answer')
}

/**
 * Erases one party's words in reviews, and what was written to explain a report or a removal. The stars stay: they are
 * the other party's record, and name nobody.
 */
async function eraseReviewWords(
  tx: Tx,
  where: Prisma.ReviewWhereInput,
  words: 'comment' | 'answer',
): Promise<void> {
  const unquoted = words === 'comment' ? { mayBeQuoted: false, quotedAt: null } : {}
  await tx.review.updateMany({ where, data: { [words]: null, ...unquoted } })
  await tx.review.updateMany({ where: { ...where, state: 'REMOVED' }, data: { removalReason: GONE } })
  await tx.reviewReport.updateMany({ where: { review: where }, data: { reason: GONE } })
}

/** Erases the team's texts about a provider, its pending change of verified data, and its bank accounts. */
async function eraseDecisionWords(tx: Tx, providerId: string): Promise<void> {
  const changes = await tx.providerChange.findMany({ where: { providerId }, select: { id: true } })
  const accounts = await tx.payoutAccount.findMany({ where: { providerId }, select: { id: true } })
  const lines = await tx.payoutLine.findMany({ where: { providerId }, select: { id: true } })
  const about = [
    { machine: 'Provider', subjectId: providerId },
    { machine: 'ProviderChange', subjectId: { in: changes.map(({ id }) => id) } },
    { machine: 'PayoutAccount', subjectId: { in: accounts.map(({ id }) => id) } },
    { machine: 'PayoutLine', subjectId: { in: lines.map(({ id }) => id) } },
  ]
  await tx.stateChange.updateMany({ where: { OR: about, note: { not: null } }, data: { note: null } })
  await tx.providerChange.deleteMany({ where: { providerId } })
  await tx.syncedOffer.deleteMany({ where: { providerId } })
  await tx.catalogueItem.deleteMany({ where: { providerId } })
  // The hourly clean-up removes their files and rows; one that runs ends first.
  await tx.catalogueImportBatch.deleteMany({ where: { import: { providerId } } })
  await tx.catalogueImport.updateMany({
    where: { providerId },
    data: { fileName: '', expiresAt: new Date(0) },
  })
  await tx.idempotentCall.deleteMany({ where: { providerId } })
  // Past payouts name the account that they went to; only its bank remains.
  await tx.payoutAccount.updateMany({
    where: { providerId },
    data: { sealed: null, ending: null, reason: null },
  })
  await tx.payoutLine.updateMany({ where: { providerId, reason: { not: null } }, data: { reason: GONE } })
}

async function eraseSalesWords(tx: Tx, providerId: string): Promise<void> {
  await tx.offerLine.updateMany({
    where: { version: { offer: { providerId } }, description: { not: null } },
    data: { description: null },
  })
  await tx.offerQuestion.updateMany({
    where: { offer: { providerId }, answer: { not: null } },
    data: { answer: GONE },
  })
  await tx.order.updateMany({
    where: { providerId, OR: [{ shippingNote: { not: null } }, { deliveryMethod: { not: null } }] },
    data: {
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      pickupPlace: null,
      pickupHours: null,
      shippingNote: null,
    },
  })
  await tx.order.updateMany({
    where: { providerId, cancelReason: { not: null } },
    data: { cancelReason: GONE },
  })
}

/** Erases the client and the free texts; the names and prices of the items remain, as those of an order do. */
async function eraseCustomOrders(
  tx: Tx,
  where: Prisma.CustomOrderWhereInput,
  accountId: string,
): Promise<void> {
  await tx.customOrderVersion.updateMany({
    where: { customOrder: where, notes: { not: null } },
    data: { notes: null },
  })
  await tx.customOrderItem.updateMany({
    where: { version: { customOrder: where }, description: { not: null } },
    data: { description: null },
  })
  await tx.customOrder.updateMany({
    where,
    data: { clientName: NOBODY, clientEmail: erasedEmail(accountId), clientPhone: null, searchKey: '' },
  })
}

async function eraseIdentity(tx: Tx, { id, email }: LeavingAccount, at: Date): Promise<void> {
  // The counts first: their lock makes who is adding a notification finish before those are removed.
  await tx.notificationCount.deleteMany({ where: { accountId: id } })
  await tx.notification.deleteMany({ where: { accountId: id } })
  await tx.noticeMute.deleteMany({ where: { accountId: id } })
  await tx.whatsAppCode.deleteMany({ where: { accountId: id } })
  await tx.whatsAppContact.deleteMany({ where: { accountId: id } })
  await tx.registration.deleteMany({ where: { email } })
  await tx.secondFactor.deleteMany({ where: { accountId: id } })
  const identities = await tx.externalIdentity.findMany({ where: { accountId: id } })
  await tx.externalReturn.deleteMany({
    where: { OR: [{ email }, ...identities.map(({ vendor, subject }) => ({ vendor, subject }))] },
  })
  await tx.externalIdentity.deleteMany({ where: { accountId: id } })
  await tx.emailChange.deleteMany({ where: { OR: [{ accountId: id }, { newEmail: email }] } })
  await tx.customerNumber.deleteMany({ where: { buyer: { accountId: id } } })
  await tx.buyerProfile.updateMany({
    where: { accountId: id },
    data: columnsOf(BUYER_FIELDS),
  })
  await tx.openingShift.deleteMany({ where: { provider: { accountId: id } } })
  await tx.savedReply.deleteMany({ where: { provider: { accountId: id } } })
  await tx.providerProfile.updateMany({
    where: { accountId: id },
    data: {
      companyName: NOBODY,
      ...columnsOf(PROVIDER_FIELDS),
      customerDiscountBps: null,
      customerDiscountWords: null,
      partsDescription: '',
      decisionReason: null,
      suspensionReason: null,
    },
  })
  await tx.account.update({
    where: { id },
    data: {
      email: erasedEmail(id),
      passwordHash: null,
      name: NOBODY,
      phone: '',
      deactivatedAt: null,
      erasedAt: at,
    },
    select: { id: true },
  })
}
