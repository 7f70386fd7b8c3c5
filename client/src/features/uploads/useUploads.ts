import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { toast } from '../../ui/toast'
import { sendBytes } from './sendBytes'
import { uploadCommands } from './uploadCommands'
import { createUploader, type Uploader } from './uploader'
import type { UploadItem } from './uploadQueue'
import { videoLength } from './videoLength'

/** One per visit, not per form: files go on being sent while the person looks at another page and comes back. */
const uploaders = new WeakMap<Environment, Uploader>()

function uploaderOf(environment: Environment): Uploader {
  const known = uploaders.get(environment)
  if (known) return known
  const uploader = createUploader({
    ...uploadCommands(environment),
    send: sendBytes,
    videoLength,
    tell: message => toast.error(message),
  })
  uploaders.set(environment, uploader)
  return uploader
}

/** The files of the request that is being written. */
export function useUploads(): { items: readonly UploadItem[]; uploader: Uploader } {
  const uploader = uploaderOf(useRelayEnvironment() as Environment)
  const items = useSyncExternalStore(uploader.subscribe, uploader.items)
  return { items, uploader }
}
