import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LanguageModel } from '../src/domains/assistant/model/languageModel.ts'
import type { UploadPurpose } from '../src/generated/prisma/enums.ts'
import { createLogger } from '../src/platform/logger.ts'
import { type Sandbox, startSandbox } from '../src/sandbox/sandbox.ts'
import { createGcsStorage } from '../src/vendors/gcs/gcsStorage.ts'
import {
  AFTER_TODAY,
  type Caller,
  createHarness,
  type Harness,
  type HarnessOptions,
  testClock,
} from './harness.ts'
import { jpeg, shortMp4 } from './pictures.ts'
import { type Cast, createCast } from './world.ts'

/** The server with the real storage adapter, which talks to the sandbox's object storage over HTTP. */
export interface UploadsWorld {
  readonly harness: Harness
  readonly cast: Cast
  readonly sandbox: Sandbox
  /** Names of all objects in storage. */
  objects(): readonly string[]
  /** The bytes of one object. */
  read(key: string): Promise<Buffer>
  close(): Promise<void>
}

interface UploadsWorldOptions extends Pick<HarnessOptions, 'logger' | 'hasTestMarket'> {
  readonly languageModel?: (sandbox: Sandbox) => LanguageModel
}

/** With a `languageModel` the assistant has one in addition to the embedded mind. */
export async function createUploadsWorld({
  languageModel,
  ...options
}: UploadsWorldOptions = {}): Promise<UploadsWorld> {
  const clock = testClock(AFTER_TODAY)
  const dataDir = await mkdtemp(join(tmpdir(), 'tuerca-uploads-'))
  const sandbox = await startSandbox({
    dataDir,
    production: false,
    webhookUrls: [],
    stripe: { secretKey: 'sk_test_world', webhookSecret: 'whsec_world' },
    clock,
    logger: createLogger({ level: 'silent' }),
  })
  const storage = createGcsStorage({
    mode: 'sandbox',
    bucket: 'tuerca-media',
    ...sandbox.storage,
    clock,
    retryForMs: 0,
  })
  const harness = await createHarness({
    clock,
    storage,
    languageModel: languageModel?.(sandbox) ?? null,
    ...options,
  })
  return {
    harness,
    cast: await createCast(harness),
    sandbox,
    objects: () => sandbox.control.objects.list('tuerca-media').map(({ name }) => name),
    read: key => storage.read(key),
    async close() {
      await harness.close()
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const START = /* GraphQL */ `
  mutation ($input: StartUploadInput!) {
    startUpload(input: $input) {
      __typename
      ... on StartUploadPayload {
        upload { id state kind fileName thumbnailUrl }
        url
        method
        headers { name value }
        expiresAt
        poster { url method headers { name value } }
      }
      ... on Refusal { code message path }
      ... on InvalidInput { fields { path message } }
    }
  }
`
const UPLOAD = 'upload { id state kind fileName thumbnailUrl width height durationMs bytes }'
const COMPLETE = /* GraphQL */ `
  mutation ($id: ID!) {
    completeUpload(uploadId: $id) {
      __typename
      ... on CompleteUploadPayload { ${UPLOAD} }
      ... on Refusal { code message }
      ... on UploadRejected { reason }
    }
  }
`
const CANCEL = /* GraphQL */ `
  mutation ($id: ID!) {
    cancelUpload(uploadId: $id) {
      __typename
      ... on CancelUploadPayload { ${UPLOAD} }
      ... on Refusal { code message }
    }
  }
`

export interface Started {
  readonly upload: { readonly id: string; readonly state: string; readonly fileName: string }
  readonly url: string
  readonly method: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly expiresAt: string
  readonly poster: Pick<Started, 'url' | 'method' | 'headers'> | null
}
export interface UploadedFile {
  readonly id: string
  readonly state: string
  readonly kind: string
  readonly thumbnailUrl: string | null
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  readonly bytes: number | null
}
export interface Completed {
  readonly __typename: string
  readonly upload?: UploadedFile
  readonly code?: string
  readonly message?: string
  readonly reason?: string
}

interface Declared {
  readonly purpose: UploadPurpose
  readonly kind: 'IMAGE' | 'VIDEO'
  readonly fileName: string
  readonly contentType: string
}
export const PHOTO: Declared = {
  purpose: 'REQUEST_FILE',
  kind: 'IMAGE',
  fileName: 'foto.jpg',
  contentType: 'image/jpeg',
}
/** A picture of a provider’s profile. */
export const PICTURE: Declared = { ...PHOTO, purpose: 'PROVIDER_PICTURE' }
/** A photo of an item of a custom order. */
export const ITEM_PHOTO: Declared = { ...PHOTO, purpose: 'CUSTOM_ORDER_FILE' }
/** A photo of the parts of an offer. */
export const OFFER_PHOTO: Declared = { ...PHOTO, purpose: 'OFFER_FILE' }
/** A photo of a message. */
export const MESSAGE_PHOTO: Declared = { ...PHOTO, purpose: 'MESSAGE_FILE' }
export const VIDEO: Declared = {
  purpose: 'REQUEST_FILE',
  kind: 'VIDEO',
  fileName: 'video.mp4',
  contentType: 'video/mp4',
}

/** The server's answer to a new upload, refusals included. */
export async function startUpload(caller: Caller, input: Declared & { bytes: number; posterBytes?: number }) {
  const { startUpload } = await caller.data<{
    startUpload: { __typename: string; message?: string } & Partial<Started>
  }>(START, { input })
  return startUpload
}

/** Sends the bytes as a browser does; returns the HTTP status. */
export async function send(
  started: Pick<Started, 'url' | 'method' | 'headers'>,
  body: Buffer,
): Promise<number> {
  const headers = Object.fromEntries(started.headers.map(({ name, value }) => [name, value]))
  const { url, method } = started
  return (await fetch(url, { method, headers, body: new Uint8Array(body) })).status
}

export async function completeUpload(caller: Caller, id: string): Promise<Completed> {
  return (await caller.data<{ completeUpload: Completed }>(COMPLETE, { id })).completeUpload
}

export async function cancelUpload(caller: Caller, id: string): Promise<Completed> {
  return (await caller.data<{ cancelUpload: Completed }>(CANCEL, { id })).cancelUpload
}

/** Starts an upload and sends its bytes; returns its id. */
export async function sendFile(caller: Caller, body: Buffer, declared: Declared = PHOTO): Promise<string> {
  const started = await startUpload(caller, { ...declared, bytes: body.length })
  const { upload, url, method, headers } = started
  if (!upload || !url || !method || !headers) throw new Error(`not started: ${JSON.stringify(started)}`)
  const status = await send({ url, method, headers }, body)
  if (status !== 200) throw new Error(`the storage answered ${status}`)
  return upload.id
}

/**
 * Starts an upload of three seconds of video and sends them, with this as their first frame; returns its id.
 */
export async function sendVideo(caller: Caller, poster: Buffer, declared: Declared = VIDEO): Promise<string> {
  const body = await shortMp4()
  const started = await startUpload(caller, { ...declared, bytes: body.length, posterBytes: poster.length })
  const { upload, url = '', method = '', headers = [] } = started
  if (!upload || !started.poster) throw new Error(`not started: ${JSON.stringify(started)}`)
  const statuses = [await send(started.poster, poster), await send({ url, method, headers }, body)]
  if (statuses.some(status => status !== 200)) throw new Error(`the storage answered ${statuses.join()}`)
  return upload.id
}

/** Uploads a photo; returns the id of its upload. */
export async function uploadPhoto(caller: Caller, declared: Declared = PHOTO): Promise<string> {
  const uploadId = await sendFile(caller, await jpeg(), declared)
  await completeUpload(caller, uploadId)
  return uploadId
}

/** The whole way of one file: started, sent, examined. */
export async function uploadFile(
  caller: Caller,
  body: Buffer,
  declared: Declared = PHOTO,
): Promise<Completed> {
  return completeUpload(caller, await sendFile(caller, body, declared))
}
