import { z } from 'zod'
import { DeliveryTime, PartCondition } from '../../../generated/prisma/enums.ts'
import { centesimos, laterJudged, line, namedInput, optionalLine } from '../../../platform/input.ts'
import { formatMoney } from '../../../platform/money.ts'
import { MAX_TOTAL_CENTESIMOS, MAX_WARRANTY_DAYS } from '../../offers/offer.input.ts'
import { externalIdField, idempotencyKeyField, MOST_ROWS, syncModeField } from '../syncRows.ts'

/** Vehicles of one item. */
export const MOST_FITS = 50
const OLDEST_YEAR = 1900
const NEWEST_YEAR = 2100
const MOST_PIECES = 100_000

const YEAR = 'Poné un año de cuatro cifras.'
const year = z.int(YEAR).min(OLDEST_YEAR, YEAR).max(NEWEST_YEAR, YEAR)
const PRICE = 'Poné el precio de una unidad.'
const PIECES = `Poné una cantidad entre 0 y ${MOST_PIECES}.`
const DAYS = `Poné entre 1 y ${MAX_WARRANTY_DAYS} días.`

const fit = namedInput(
  'CatalogueFitInput',
  'A vehicle that an item fits.',
  z.object({
    brand: line({ max: 60, required: 'Poné la marca.' }).describe('Make, up to 60 characters.'),
    model: line({ max: 60, required: 'Poné el modelo.' }).describe('Model, up to 60 characters.'),
    yearFrom: year.describe('The first model year, four digits.'),
    yearTo: year.describe('The last model year, four digits.'),
  }),
).transform((given, { addIssue }) => {
  if (given.yearFrom > given.yearTo)
    addIssue({ code: 'custom', path: ['yearTo'], message: 'El último año es anterior al primero.' })
  return given
})

export const catalogueRow = namedInput(
  'SyncCatalogueRowInput',
  'A part that the shop has, as its own system knows it.',
  z.object({
    externalId: externalIdField.describe('The shop’s own id of the item, up to 100 characters.'),
    name: line({ max: 200, required: 'Poné el nombre del repuesto.' }).describe(
      'Name of the part in words, up to 200 characters: ‘Faro trasero izquierdo’.',
    ),
    partNumber: optionalLine(60).describe('The maker’s number, up to 60 characters.'),
    condition: z.enum(PartCondition, { error: 'Elegí la condición.' }).describe('Its condition.'),
    price: centesimos(
      z
        .number({ error: PRICE })
        .int(PRICE)
        .min(1, PRICE)
        .max(MAX_TOTAL_CENTESIMOS, `El precio puede ser hasta ${formatMoney(MAX_TOTAL_CENTESIMOS)}.`),
    ).describe('Price of one in centésimos, taxes included.'),
    quantity: z
      .number({ error: PIECES })
      .int(PIECES)
      .min(0, PIECES)
      .max(MOST_PIECES, PIECES)
      .describe('Pieces in stock, 0 to 100,000. With 0 it stays in the catalogue and is not proposed.'),
    deliveryTime: z.enum(DeliveryTime, { error: 'Elegí la entrega.' }).describe('Time until delivery.'),
    warrantyDays: z
      .number()
      .int()
      .min(1, DAYS)
      .max(MAX_WARRANTY_DAYS, DAYS)
      .nullish()
      .transform(days => days ?? null)
      .describe('Days of warranty, 1 to 365; null without.'),
    fits: z
      .array(fit)
      .max(MOST_FITS, `Poné hasta ${MOST_FITS} vehículos.`)
      .nullish()
      .transform(fits => fits ?? [])
      .describe(
        `Vehicles that it fits, at most ${MOST_FITS}: a request for one of them by the part’s name matches too. Without any only the part number matches.`,
      ),
  }),
)
export type CatalogueRow = z.output<typeof catalogueRow>

export const syncCatalogueInput = namedInput(
  'SyncCatalogueInput',
  'Items of the catalogue to create or change.',
  z.object({
    mode: syncModeField,
    idempotencyKey: idempotencyKeyField,
    rows: z
      .array(laterJudged(catalogueRow))
      .min(1, 'Mandá al menos una fila.')
      .max(MOST_ROWS, `Mandá hasta ${MOST_ROWS} filas por vez.`)
      .describe(`The items, at most ${MOST_ROWS}.`),
  }),
)
