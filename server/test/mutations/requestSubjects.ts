import { rawKey } from '../../src/domains/uploads/uploadKeys.ts'
import type { PartRequestState } from '../../src/generated/prisma/enums.ts'
import { DAY_MS } from '../../src/platform/clock.ts'
import type { Stage } from '../authorization/stage.ts'
import { jpeg } from '../pictures.ts'
import { CREATE_REQUEST, createRequest, requestInput } from '../requestsWorld.ts'
import { completeUpload, PHOTO, sendFile } from '../uploadsWorld.ts'
import type { PrepareSubject } from './subjects.ts'

/** Puts a request into a state, or past its time without its timer having run. */
export async function putRequest({ harness }: Stage, id: string, state: string): Promise<void> {
  const { clock, services } = harness
  if (state === 'OVERDUE') clock.advance(31 * DAY_MS)
  else
    await services.db.prisma.partRequest.update({ where: { id }, data: { state: state as PartRequestState } })
}

const createPartRequest: PrepareSubject = async ({ people }) => {
  const input = requestInput()
  return {
    variables: { input },
    async put(state) {
      const { otherBuyer } = people
      if (state === 'SENT_BY_ANOTHER') await otherBuyer.caller.data(CREATE_REQUEST, { input })
      if (state !== 'OTHERS_UPLOAD') return
      const uploadId = await sendFile(otherBuyer.caller, await jpeg(80, 60))
      await completeUpload(otherBuyer.caller, uploadId)
      return { input: { ...input, uploadIds: [uploadId] } }
    },
  }
}

const cancelPartRequest: PrepareSubject = async stage => {
  const { id, rawId } = await createRequest(stage.people.owner.caller)
  return {
    variables: { id },
    async put(state) {
      await putRequest(stage, rawId, state)
      return undefined
    },
  }
}

const ownUpload: PrepareSubject = async ({ harness, people }) => {
  const owner = people.owner.caller
  const { db, storage } = harness.services
  const uploadId = await sendFile(owner, await jpeg(80, 60))
  return {
    variables: { uploadId },
    async put(state) {
      const update = (data: { state?: 'REJECTED'; rejection?: string; expiresAt?: Date }) =>
        db.prisma.upload.update({ where: { id: uploadId }, data })
      if (state === 'MISSING') await storage.remove(rawKey(uploadId))
      if (state === 'READY' || state === 'USED') await completeUpload(owner, uploadId)
      if (state === 'USED') await createRequest(owner, { uploadIds: [uploadId] })
      if (state === 'REJECTED') await update({ state, rejection: 'UNSUPPORTED' })
      if (state === 'OVERDUE') await update({ expiresAt: harness.clock.now() })
      return undefined
    },
  }
}

export const REQUEST_SUBJECTS: Readonly<Record<string, PrepareSubject>> = {
  createPartRequest,
  cancelPartRequest,
  startUpload: async () => ({ variables: { input: { ...PHOTO, bytes: 1000 } } }),
  completeUpload: ownUpload,
  cancelUpload: ownUpload,
}
