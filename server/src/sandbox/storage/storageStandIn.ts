import { z } from 'zod'
import { action, type StandIn, type StandInParts, text } from '../standIn.ts'
import { fileAnswer, filesPage } from './filesPage.ts'
import type { Objects } from './objects.ts'
import { startStorageSandbox } from './storageSandbox.ts'

export interface StorageStandIn extends StandIn {
  /** `apiEndpoint` for the server, `publicHost` for browsers, `credentialsFile` with the key that signs URLs. */
  readonly address: { apiEndpoint: string; publicHost: string; credentialsFile: string }
  readonly control: { readonly objects: Objects }
}

export async function startStorageStandIn(parts: StandInParts): Promise<StorageStandIn> {
  const { port, objects, credentialsFile, close } = await startStorageSandbox(parts)
  const publicHost = `http://${parts.publicHost}:${port}`
  return {
    name: 'storage',
    title: 'Archivos',
    port,
    address: { apiEndpoint: `http://127.0.0.1:${port}`, publicHost, credentialsFile },
    control: { objects },
    addresses: { Archivos: publicHost },
    actions: {
      removeObject: action(z.object({ bucket: text, name: text }), ({ bucket, name }) =>
        objects.remove(bucket, name),
      ),
    },
    readings: { objects: () => objects.list() },
    page: {
      path: 'archivos',
      title: 'Archivos',
      note: 'Fotos y videos que se subieron',
      count: () => objects.list().length,
      show(shell, [below], query) {
        if (below === undefined) return filesPage(shell, objects)
        return below === 'ver' ? fileAnswer(shell, objects, query) : null
      },
    },
    reset: () => objects.reset(),
    close,
  }
}
