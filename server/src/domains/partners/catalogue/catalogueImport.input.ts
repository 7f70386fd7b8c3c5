import { z } from 'zod'
import { globalId, line, namedInput } from '../../../platform/input.ts'

const MEGABYTE = 1024 * 1024
/** Size of one file. */
export const MOST_IMPORT_BYTES = 64 * MEGABYTE
/** Rows of one file. */
export const MOST_IMPORT_ROWS = 100_000

const SIZE = `El archivo puede pesar hasta ${MOST_IMPORT_BYTES / MEGABYTE} MB.`

export const startCatalogueImportInput = namedInput(
  'StartCatalogueImportInput',
  'A file of items: JSON Lines, one SyncCatalogueRowInput per line.',
  z.object({
    fileName: line({ max: 255, required: 'Poné el nombre del archivo.' }).describe(
      'Its name, for people; up to 255 characters.',
    ),
    bytes: z
      .int(SIZE)
      .min(1, 'El archivo está vacío.')
      .max(MOST_IMPORT_BYTES, SIZE)
      .describe(`Its size in bytes, at most ${MOST_IMPORT_BYTES}; the upload takes no more.`),
  }),
)

export const oneCatalogueImport = z.object({ id: globalId().describe('The CatalogueImport.') })
