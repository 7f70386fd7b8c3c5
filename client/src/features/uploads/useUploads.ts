import { useSyncExternalStore } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { toast } from '../../ui/toast'
import type { UploadPurpose } from './__generated__/uploadCommandsStartMutation.graphql'
import type { useUploads_limits$key } from './__generated__/useUploads_limits.graphql'
import { createUploader, type FileProblem, type Uploader, UploadProblem } from './uploader'
import type { UploadLimits } from './uploadLimits'
import type { UploadItem } from './uploadQueue'

/** The files of one form, being uploaded or done. */
export type Uploads = {
  readonly items: readonly UploadItem[]
  readonly uploader: Uploader
  /** The latest problem with a file, shown at its field until something else is done with the files. */
  readonly problem: FileProblem | null
  readonly limits: UploadLimits
  /** True when a file keeps its place among the others. */
  readonly isFixed?: (key: string) => boolean
}

/** One per visit, not per form: files continue uploading while the person visits another page and returns. */
const uploaders = new WeakMap<Environment, Map<string, Uploader>>()

function uploaderOf(
  environment: Environment,
  { purpose, owner, limits }: { purpose: UploadPurpose; owner: string; limits: UploadLimits },
): Uploader {
  const own = uploaders.get(environment) ?? new Map<string, Uploader>()
  uploaders.set(environment, own)
  const key = `${purpose} ${owner}`
  const known = own.get(key)
  if (known) return known
  const ports = () =>
    import('./uploadPorts').then(
      code => code.uploadPorts(environment, purpose),
      () => {
        throw new UploadProblem('Revisá tu conexión', 'sendAgain')
      },
    )
  const uploader = createUploader(
    {
      start: async file => (await ports()).start(file),
      preparePhoto: async (...file) => (await ports()).preparePhoto(...file),
      send: async (...file) => (await ports()).send(...file),
      complete: async id => (await ports()).complete(id),
      cancel: id => {
        ports().then(
          ({ cancel }) => cancel(id),
          () => {
            // The server deletes unused files within a day.
          },
        )
      },
      videoLength: async file => (await ports()).videoLength(file),
      videoPoster: async file => (await ports()).videoPoster(file),
      tell: (message, { name, kind }) =>
        purpose === 'CUSTOM_ORDER_FILE' && kind === 'IMAGE'
          ? toast.error('Error subiendo imagen', { description: `${name}: ${message}` })
          : toast.error(`Error subiendo ${name}: ${message}`),
    },
    limits,
  )
  own.set(key, uploader)
  return uploader
}

/** Clears the files of a form that is not on the page and must begin with others. */
export function forgetUploads(environment: Environment, purpose: UploadPurpose, owner = ''): void {
  uploaders.get(environment)?.get(`${purpose} ${owner}`)?.clear()
}

/**
 * The files being sent for a purpose, for `UploadField` to render. The screen's query reads the limits:
 * `uploadLimits(purpose: …) { ...useUploads_limits }`. Where several forms of one purpose can be open, such
 * as one per conversation, `owner` separates their files.
 */
export function useUploads(key: useUploads_limits$key, owner = ''): Uploads {
  const { purpose, maxImages, maxImageBytes, maxVideos, maxVideoBytes, maxVideoMs } = useFragment(
    graphql`
      fragment useUploads_limits on UploadLimits {
        purpose
        maxImages
        maxImageBytes
        maxVideos
        maxVideoBytes
        maxVideoMs
      }
    `,
    key,
  )
  const limits = { maxImages, maxImageBytes, maxVideos, maxVideoBytes, maxVideoMs }
  const uploader = uploaderOf(useRelayEnvironment() as Environment, { purpose, owner, limits })
  const items = useSyncExternalStore(uploader.subscribe, uploader.items, uploader.items)
  const problem = useSyncExternalStore(uploader.subscribe, uploader.problem, uploader.problem)
  return { items, uploader, problem, limits }
}
