import { isDeepStrictEqual } from 'node:util'
import type { RequestAspect, RequestFile } from '../../../generated/prisma/client.ts'
import type { RequestEditKind } from '../../../generated/prisma/enums.ts'
import { after } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { scheduleDeadline } from '../../../platform/deadlines.ts'
import { newId } from '../../../platform/ids.ts'
import { InvalidInput, NotFound, WrongState } from '../../../platform/refusal.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { requirePolicyConsent } from '../../accounts/policies/policyConsent.policy.ts'
import type { OperationContext } from '../../context.ts'
import { eraseUploads } from '../../uploads/eraseUploads.ts'
import { tooManyMessage } from '../../uploads/upload.errors.ts'
import { mostOfKind, uploadLimits } from '../../uploads/uploadPurposes.ts'
import { requireBuyer } from '../../viewer.ts'
import { type EditedPartRequest, NOT_A_PART, type RequestAddition } from '../asking/request.input.ts'
import { REQUEST_LIFETIME_MS } from '../asking/request.operations.ts'
import { vehicleAndParts } from '../asking/requestContents.ts'
import {
  claimRequestFiles,
  IN_ANOTHER_PLACE,
  idAt,
  successorsOf,
  type WantedFile,
  wantedFiles,
} from '../asking/requestUploads.ts'
import { REQUEST_GONE, RequestChanged } from '../request.errors.ts'
import { requestEdited, requestExtended } from '../request.events.ts'
import { partRequestLifecycle } from '../request.lifecycle.ts'
import { visibleRequests } from '../request.policy.ts'
import { type LockedRequest, lockRequest } from '../requestLock.ts'
import { MAX_EXTENSIONS, whyNotAddedTo, whyNotEdited, whyNotExtended } from './requestChanges.ts'

/** Each addition notifies providers; nobody needs more. */
const MOST_EDITS = 50

/**
 * Changes an own request that nobody has quoted. Throws SignInRequired, NotAllowed, PolicyConsentNeeded, NotFound,
 * WrongState, RequestChanged, InvalidInput.
 */
export async function editPartRequest(
  ctx: OperationContext,
  input: EditedPartRequest,
): Promise<{ requestId: string }> {
  return changeOwn(ctx, input, async (unit, request) => {
    refuse(request, whyNotEdited(request, ctx.clock.now()))
    if (request.revision !== input.revision) throw new RequestChanged()
    const contents = await editContents(unit.tx, request, input)
    const files = await editFiles(ctx, unit, {
      request,
      parts: contents.parts,
      keptFileIds: input.keptFileIds,
      places: input.filePlaces,
      wanted: wantedFiles(input),
    })
    const aspects = [...contents.aspects, ...files]
    if (aspects.length > 0) await note(ctx, unit, request, { kind: 'EDITED', aspects })
  })
}

/** Adds photos and a comment for those who quote. Throws as `editPartRequest`, but for RequestChanged: nothing is replaced. */
export async function addToPartRequest(
  ctx: OperationContext,
  input: RequestAddition,
): Promise<{ requestId: string }> {
  const { comment } = input
  const wanted = wantedFiles(input)
  if (comment === null && wanted.length === 0)
    throw new InvalidInput([{ path: ['comment'], message: 'Agregá una foto o escribí algo' }])
  return changeOwn(ctx, input, async (unit, request) => {
    refuse(request, whyNotAddedTo(request, ctx.clock.now()))
    await requireOpenParts(unit.tx, request, input.parts)
    const aspects = await editFiles(ctx, unit, {
      request,
      parts: input.parts.map(({ partId }) => ({ id: partId })),
      keptFileIds: null,
      places: [],
      wanted,
    })
    await note(ctx, unit, request, { kind: 'ADDED', aspects, comment })
  })
}

/** Gives an own request 30 days more, at most twice. Throws as `editPartRequest`. */
export async function extendPartRequest(
  ctx: OperationContext,
  { id, revision }: { id: string; revision: number },
): Promise<{ requestId: string }> {
  return changeOwn(ctx, { id }, async (unit, request) => {
    refuse(request, whyNotExtended(request, ctx.clock.now()))
    // A second click is not a second month.
    if (request.revision !== revision) throw new RequestChanged()
    const expiresAt = after(request.expiresAt, REQUEST_LIFETIME_MS)
    await unit.tx.partRequest.update({
      where: { id: request.id, extensions: { lt: MAX_EXTENSIONS } },
      data: { expiresAt, extensions: { increment: 1 } },
      select: { id: true },
    })
    await note(ctx, unit, request, { kind: 'EXTENDED', aspects: [] })
    await scheduleDeadline(unit, partRequestLifecycle, { ...request, expiresAt })
  })
}

async function changeOwn(
  ctx: OperationContext,
  { id }: { readonly id: string },
  change: (unit: Unit, request: LockedRequest) => Promise<void>,
): Promise<{ requestId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  requirePolicyConsent(ctx.viewer)
  return ctx.transact(async unit => {
    const own = await unit.tx.partRequest.findFirst({
      where: { id, buyerId: accountId, AND: [visibleRequests(ctx.viewer)] },
      select: { id: true },
    })
    const request = own && (await lockRequest(unit.tx, own.id))
    if (!request || request.deletedAt) throw new NotFound(REQUEST_GONE)
    await change(unit, request)
    return { requestId: request.id }
  })
}

function refuse({ state }: LockedRequest, because: string | null): void {
  if (because !== null) throw new WrongState(because, state)
}

/** Stores the change and emits its event. */
async function note(
  { clock }: OperationContext,
  { tx, emit }: Unit,
  { id: requestId, buyerId }: LockedRequest,
  edit: { kind: RequestEditKind; aspects: RequestAspect[]; comment?: string | null },
): Promise<void> {
  if ((await tx.requestEdit.count({ where: { requestId } })) >= MOST_EDITS)
    throw new WrongState('Ya cambiaste este pedido muchas veces: hacé uno nuevo.', 'EDITED')
  const { kind, aspects, comment = null } = edit
  const editId = newId()
  const at = clock.now()
  await tx.requestEdit.create({
    data: { id: editId, requestId, kind, aspects, comment, at },
    select: { id: true },
  })
  await tx.partRequest.update({
    where: { id: requestId },
    data: { revision: { increment: 1 }, changedAt: at },
    select: { id: true },
  })
  const cause = { accountId: buyerId }
  if (kind === 'EXTENDED') await emit(requestExtended, { requestId, buyerId }, cause)
  else await emit(requestEdited, { requestId, buyerId, editId }, cause)
}

const VEHICLE = ['brand', 'model', 'year', 'engine', 'version', 'vin', 'mileageKm'] as const

interface EditedContents {
  readonly aspects: RequestAspect[]
  /** The request's parts as they are now, in their order. */
  readonly parts: readonly { readonly id: string }[]
}

/**
 * Writes vehicle, words and parts where they differ. Parts that changed are new ones: nobody quotes what is not asked any
 * more. Their files go over to them.
 */
async function editContents(
  tx: Tx,
  request: LockedRequest,
  input: EditedPartRequest,
): Promise<EditedContents> {
  const { request: wanted, parts } = vehicleAndParts(input)
  const aspects: RequestAspect[] = []
  if (VEHICLE.some(column => wanted[column] !== request[column])) aspects.push('VEHICLE')
  if (wanted.description !== request.description) aspects.push('DESCRIPTION')
  if (wanted.department !== request.department) aspects.push('DEPARTMENT')
  if (aspects.length > 0 || wanted.searchKey !== request.searchKey)
    await tx.partRequest.update({ where: { id: request.id }, data: wanted, select: { id: true } })
  const present = await tx.requestedPart.findMany({
    where: { requestId: request.id },
    orderBy: { position: 'asc' },
    omit: { requestId: true, orderId: true },
  })
  if (
    isDeepStrictEqual(
      present.map(({ id: _id, ...part }) => part),
      parts,
    )
  )
    return { aspects, parts: present }
  const files = await tx.requestFile.findMany({
    where: { requestId: request.id, partId: { not: null } },
    select: { id: true, partId: true },
  })
  const written = parts.map(part => ({ ...part, id: newId() }))
  await tx.requestedPart.deleteMany({ where: { requestId: request.id } })
  await tx.requestedPart.createMany({ data: written.map(part => ({ ...part, requestId: request.id })) })
  for (const [at, place] of successorsOf(present, written).entries()) {
    const own = files.filter(({ partId }) => partId === present[at]?.id).map(({ id }) => id)
    if (own.length > 0)
      await tx.requestFile.updateMany({ where: { id: { in: own } }, data: { partId: idAt(written, place) } })
  }
  return { aspects: [...aspects, 'PARTS'], parts: written }
}

/** Refuses additions to bought parts: nobody quotes them any more. Throws InvalidInput. */
async function requireOpenParts(
  tx: Tx,
  request: LockedRequest,
  named: RequestAddition['parts'],
): Promise<void> {
  if (named.length === 0) return
  const open = await tx.requestedPart.findMany({
    where: { requestId: request.id, orderId: null, id: { in: named.map(({ partId }) => partId) } },
    select: { id: true },
  })
  const wrong = [...named.entries()].filter(([, { partId }]) => !open.some(({ id }) => id === partId))
  if (wrong.length > 0)
    throw new InvalidInput(
      wrong.map(([at]) => ({ path: ['parts', String(at), 'partId'], message: NOT_A_PART })),
    )
}

/**
 * Removes the files that are not kept (null keeps all), moves the others to the place in `places` and adds
 * new ones after them. Throws InvalidInput.
 */
async function editFiles(
  ctx: OperationContext,
  unit: Unit,
  edit: {
    readonly request: LockedRequest
    readonly parts: EditedContents['parts']
    readonly keptFileIds: readonly string[] | null
    readonly places: EditedPartRequest['filePlaces']
    readonly wanted: readonly WantedFile[]
  },
): Promise<RequestAspect[]> {
  const { tx } = unit
  const requestId = edit.request.id
  const present = await tx.requestFile.findMany({ where: { requestId }, orderBy: { position: 'asc' } })
  const kept = edit.keptFileIds ? present.filter(({ id }) => edit.keptFileIds?.includes(id)) : present
  const gone = present.filter(file => !kept.includes(file))
  const moved = movedFiles(kept, edit)
  if (gone.length === 0 && moved.length === 0 && edit.wanted.length === 0) return []
  const claimed = await claimRequestFiles(ctx, tx, edit.wanted)
  refuseTooMany([...kept, ...claimed])
  await tx.requestFile.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
  await eraseUploads(unit, { id: { in: gone.map(({ uploadId }) => uploadId) } })
  for (const partId of new Set(moved.map(file => file.partId)))
    await tx.requestFile.updateMany({
      where: { id: { in: moved.filter(file => file.partId === partId).map(({ id }) => id) } },
      data: { partId },
    })
  const next = Math.max(-1, ...kept.map(({ position }) => position)) + 1
  await tx.requestFile.createMany({
    data: claimed.map(({ part, ...file }) => ({
      ...file,
      id: newId(),
      requestId,
      partId: idAt(edit.parts, part),
      position: next + file.position,
    })),
  })
  return ['FILES']
}

/** The files that are to show something else, each with the part (null: the whole request). Throws InvalidInput. */
function movedFiles(
  kept: readonly Pick<RequestFile, 'id' | 'partId'>[],
  { parts, places }: { parts: EditedContents['parts']; places: EditedPartRequest['filePlaces'] },
): Pick<RequestFile, 'id' | 'partId'>[] {
  const problems = places.flatMap(({ fileId, part }, at) => {
    const refuse = (field: string, message: string) => ({
      path: ['filePlaces', String(at), field],
      message,
    })
    if (!kept.some(({ id }) => id === fileId)) return refuse('fileId', 'Ese archivo no está en el pedido')
    if (places.findIndex(place => place.fileId === fileId) < at) return refuse('fileId', IN_ANOTHER_PLACE)
    return part !== null && !parts[part] ? refuse('part', NOT_A_PART) : []
  })
  if (problems.length > 0) throw new InvalidInput(problems)
  return places
    .map(({ fileId, part }) => ({ id: fileId, partId: idAt(parts, part) }))
    .filter(({ id, partId }) => kept.some(file => file.id === id && file.partId !== partId))
}

function refuseTooMany(files: readonly Pick<RequestFile, 'kind'>[]): void {
  const limits = uploadLimits('REQUEST_FILE')
  for (const kind of ['IMAGE', 'VIDEO'] as const) {
    if (files.filter(file => file.kind === kind).length > mostOfKind(limits, kind))
      throw new InvalidInput([{ path: ['uploadIds'], message: tooManyMessage(kind, limits) }])
  }
}
