import type { CatalogueImport, Prisma } from '../../../generated/prisma/client.ts'
import type { CatalogueImportProblem } from '../../../generated/prisma/enums.ts'
import type { Status } from '../../../platform/status.ts'
import { accountOf, NOTHING, type Viewer } from '../../viewer.ts'
import { MOST_IMPORT_ROWS } from './catalogueImport.input.ts'

/** An import is seen by its own provider alone. */
export function visibleCatalogueImports(viewer: Viewer): Prisma.CatalogueImportWhereInput {
  const account = accountOf(viewer)
  return account ? { provider: { accountId: account.accountId } } : NOTHING
}

const PROBLEMS: Readonly<Record<CatalogueImportProblem, string>> = {
  KEY_ENDED: 'Se frenó porque la clave que la inició venció o se revocó.',
  NOT_ALLOWED: 'Se frenó porque tu cuenta no está aprobada.',
  TOO_MANY_ROWS: `Se frenó en la fila ${MOST_IMPORT_ROWS.toLocaleString('es-UY')}: partí el archivo y cargá el resto aparte.`,
  FILE_GONE: 'El archivo ya no está. Volvé a subirlo.',
  STALLED: 'Se frenó por una falla nuestra. Volvé a cargar el archivo: lo ya cargado queda igual.',
}

/** Reason for which an import ended early, for people; null when it did not. */
export const problemWords = (problem: CatalogueImportProblem | null): string | null =>
  problem && PROBLEMS[problem]

export function importStatus({ state, rejected }: Pick<CatalogueImport, 'state' | 'rejected'>): Status {
  if (state === 'WAITING') return { label: 'Falta el archivo', tone: 'WAITING' }
  if (state === 'RUNNING') return { label: 'Cargando', tone: 'WAITING' }
  if (state === 'FAILED') return { label: 'Incompleta', tone: 'BAD' }
  return rejected > 0 ? { label: 'Con rechazos', tone: 'WAITING' } : { label: 'Completa', tone: 'GOOD' }
}
