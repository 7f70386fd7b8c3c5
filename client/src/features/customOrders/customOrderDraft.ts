import { fields, listOf, oneOf, orNull, text, truth, whole } from '../../lib/shape'
import { isKeptUpload } from '../uploads/keptUpload'
import type { CustomOrderValues } from './customOrderValues'

const item = fields({
  key: text,
  name: text,
  price: orNull(whole),
  condition: oneOf('NEW', 'USED', 'REMANUFACTURED'),
  deliveryTime: oneOf('IMMEDIATE', 'DAYS_1_3', 'WEEKS_1_2', 'OVER_2_WEEKS'),
  hasWarranty: truth,
  warrantyDays: text,
  description: text,
  files: listOf(isKeptUpload),
  hasUnsentFiles: truth,
})

/** The unsent values of 'Crear Orden'; also how an order is repeated for the next client. */
export const isCustomOrderDraft = fields({
  // Kept with the values: a submission whose answer was lost is the same one after a reload.
  submissionKey: text,
  values: fields({
    clientName: text,
    clientEmail: text,
    clientPhone: text,
    notes: text,
    items: listOf(item),
  }),
})

export const newDraft = (values: CustomOrderValues) => ({ submissionKey: crypto.randomUUID(), values })

export const DRAFT = 'orden'
