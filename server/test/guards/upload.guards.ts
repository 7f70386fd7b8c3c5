import { rawKey } from '../../src/domains/uploads/uploadKeys.ts'
import { jpeg } from '../pictures.ts'
import { createRequest } from '../requestsWorld.ts'
import { completeUpload, PHOTO, sendFile } from '../uploadsWorld.ts'
import {
  EVERYBODY,
  eachTime,
  type Guards,
  type People,
  PROVIDERS,
  type PrepareSubject,
  sameAgain,
  within,
} from './guards.ts'

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

const uploadersOwn: People = [
  [['owner'], 'done'],
  [['visitor', 'otherBuyer', 'admin', ...PROVIDERS], 'NOT_FOUND'],
]

export const UPLOAD_GUARDS: Guards = {
  commands: {
    startUpload: {
      scope: 'public',
      people: [
        [['owner', 'visitor', 'otherBuyer', 'admin'], 'done'],
        [PROVIDERS, 'NOT_ALLOWED'],
      ],
      ...eachTime,
      prepare: async () => ({ variables: { input: { ...PHOTO, bytes: 1000 } } }),
    },
    completeUpload: {
      scope: 'public',
      people: uploadersOwn,
      states: [
        [['PENDING'], 'done'],
        [['READY', 'USED'], 'same'],
        [['MISSING', 'REJECTED'], 'UPLOAD_REJECTED'],
        [['OVERDUE'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: ownUpload,
    },
    cancelUpload: {
      scope: 'public',
      people: uploadersOwn,
      states: [
        [['PENDING', 'MISSING', 'READY'], 'done'],
        [['REJECTED'], 'same'],
        [['USED'], 'WRONG_STATE'],
        [['OVERDUE'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: ownUpload,
    },
  },

  fields: {
    Query: [
      [
        EVERYBODY,
        within('uploadLimits', [
          'purpose',
          'maxImages',
          'maxImageBytes',
          'maxVideos',
          'maxVideoBytes',
          'maxVideoMs',
        ]),
      ],
    ],
  },

  onlyAnswered: [
    'CancelUploadPayload',
    'CompleteUploadPayload',
    'StartUploadPayload',
    'Upload',
    'UploadHeader',
    'UploadPlace',
  ],
}
