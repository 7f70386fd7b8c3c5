import { z } from 'zod'
import { laterJudged, namedInput } from '../../platform/input.ts'
import { offerFields } from '../offers/offer.input.ts'
import { externalIdField, idempotencyKeyField, MOST_ROWS, syncModeField } from './syncRows.ts'

export const syncOfferRow = namedInput(
  'SyncOfferRowInput',
  'An offer as the shop’s own system has it.',
  z.object({
    externalId: externalIdField.describe('The shop’s own id of the offer, up to 100 characters.'),
    ...offerFields,
  }),
)

export const syncOffersInput = namedInput(
  'SyncOffersInput',
  'Offers to create or revise.',
  z.object({
    mode: syncModeField,
    idempotencyKey: idempotencyKeyField,
    rows: z
      .array(laterJudged(syncOfferRow))
      .min(1, 'Mandá al menos una fila.')
      .max(MOST_ROWS, `Mandá hasta ${MOST_ROWS} filas por vez.`)
      .describe(`The offers, at most ${MOST_ROWS}.`),
  }),
)
