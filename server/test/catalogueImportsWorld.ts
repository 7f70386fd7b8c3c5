import type { Caller as Signed } from './harness.ts'
import type { UploadsWorld } from './uploadsWorld.ts'

/** A person or a program of a shop. */
type Caller = Pick<Signed, 'data'>

export interface Imported {
  readonly id: string
  readonly state: string
  readonly problem: string | null
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  readonly resultUrl: string | null
  readonly rejections: readonly { line: number; code: string; message: string; path: readonly string[] }[]
}

const START = /* GraphQL */ `
  mutation ($input: StartCatalogueImportInput!) {
    startCatalogueImport(input: $input) {
      ... on StartedCatalogueImportPayload {
        catalogueImport { id }
        upload { url method headers { name value } }
      }
    }
  }
`
const RUN = /* GraphQL */ `
  mutation ($id: ID!) {
    runCatalogueImport(id: $id) {
      ... on CatalogueImportPayload {
        catalogueImport {
          id state problem created updated unchanged rejected resultUrl
          rejections { line code message path }
        }
      }
      ... on Refusal { code message }
    }
  }
`

interface Started {
  readonly startCatalogueImport: {
    readonly catalogueImport: { readonly id: string }
    readonly upload: {
      readonly url: string
      readonly method: string
      readonly headers: readonly { name: string; value: string }[]
    }
  }
}

/** Starts an import and uploads its file; returns its global id. */
export async function startImport(
  caller: Caller,
  file: string,
  { bytes = Buffer.byteLength(file), isSent = true } = {},
): Promise<string> {
  const input = { fileName: 'stock.jsonl', bytes }
  const { startCatalogueImport } = await caller.data<Started>(START, { input })
  const { catalogueImport, upload } = startCatalogueImport
  if (!isSent) return catalogueImport.id
  const headers = Object.fromEntries(upload.headers.map(({ name, value }) => [name, value]))
  const answer = await fetch(upload.url, { method: upload.method, headers, body: file })
  if (!answer.ok) throw new Error(`the storage answered ${answer.status}`)
  return catalogueImport.id
}

/** Runs an import, or reads one that has begun. */
export async function runImport(
  caller: Caller,
  id: string,
): Promise<{ readonly catalogueImport?: Imported; readonly code?: string }> {
  const { runCatalogueImport } = await caller.data<{
    runCatalogueImport: { catalogueImport?: Imported; code?: string }
  }>(RUN, { id })
  return runCatalogueImport
}

/** Imports a file to its end. */
export async function importFile({ harness }: UploadsWorld, caller: Caller, file: string): Promise<Imported> {
  const id = await startImport(caller, file)
  await runImport(caller, id)
  await harness.drain()
  const { catalogueImport } = await runImport(caller, id)
  if (!catalogueImport) throw new Error('the import is gone')
  return catalogueImport
}
