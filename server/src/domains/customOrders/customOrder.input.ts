import { z } from 'zod'
import { DeliveryTime, PartCondition } from '../../generated/prisma/enums.ts'
import { centesimos, email, globalId, line, namedInput, optionalText } from '../../platform/input.ts'
import { formatMoney } from '../../platform/money.ts'
import { optionalPhone } from '../accounts/phone.input.ts'
import { MAX_TOTAL_CENTESIMOS, MAX_WARRANTY_DAYS, MIN_PRICE_CENTESIMOS } from '../offers/offer.input.ts'
import { maxFiles, uploadIdsField } from '../uploads/uploadIds.input.ts'

export const MAX_ITEMS = 20
/** Files of one item. */
export const MAX_FILES = maxFiles('CUSTOM_ORDER_FILE')
const WARRANTY = `Poné entre 1 y ${MAX_WARRANTY_DAYS} días.`
const CLIENT_NEEDED = 'Nombre y email del cliente son obligatorios'
const ITEM_NEEDED = 'Debe agregar al menos un ítem válido'

const item = namedInput(
  'CustomOrderItemInput',
  'One thing that is quoted to a client.',
  z.object({
    name: line({ max: 200, required: 'Poné qué es.' }).describe('What it is, up to 200 characters.'),
    price: centesimos(
      z
        .number({ error: 'Poné el precio.' })
        .int('Poné el precio.')
        .min(MIN_PRICE_CENTESIMOS, `El precio mínimo es ${formatMoney(MIN_PRICE_CENTESIMOS)}.`)
        .max(MAX_TOTAL_CENTESIMOS, 'Ese precio es demasiado alto.'),
    ).describe('Its price in centésimos, taxes included, $ 100 at least.'),
    condition: z.enum(PartCondition, { error: 'Elegí la condición.' }).describe('What it is sold as.'),
    deliveryTime: z.enum(DeliveryTime, { error: 'Elegí la entrega.' }).describe('How soon it can be had.'),
    warrantyDays: z
      .number()
      .int()
      .min(1, WARRANTY)
      .max(MAX_WARRANTY_DAYS, WARRANTY)
      .nullish()
      .transform(days => days ?? null)
      .describe('Days of warranty, 1 to 365; null without.'),
    description: optionalText(1000).describe('Up to 1000 characters.'),
    uploadIds: uploadIdsField('CUSTOM_ORDER_FILE').describe(
      'Its photos and videos in order, up to 5 photos and 1 video: uploads that are READY and, in an edit, those of the order that stay. Each shows one item.',
    ),
  }),
)

const items = z
  .array(item)
  .min(1, ITEM_NEEDED)
  .max(MAX_ITEMS, 'Una orden tiene hasta 20 ítems.')
  .refine(
    all => all.reduce((total, { price }) => total + price, 0) <= MAX_TOTAL_CENTESIMOS,
    'El total supera lo que se puede pagar de una vez.',
  )
  .transform(all => all.map(({ price, ...rest }) => ({ ...rest, priceCentesimos: price })))
export type CustomOrderItemInput = z.output<typeof items>[number]

const contents = {
  clientName: line({ max: 100, required: CLIENT_NEEDED }).describe('Whom it is for.'),
  clientEmail: email.describe('Where the client is written to.'),
  clientPhone: optionalPhone.describe('Phone number of the client; national ones are Uruguayan.'),
  notes: optionalText(2000).describe('What the client reads above the items.'),
  items: items.describe('What is quoted, 1 to 20.'),
}

export const createCustomOrderInput = namedInput(
  'CreateCustomOrderInput',
  'A quotation for a client.',
  z.object({
    submissionKey: z.uuid().describe('Made by the form. The same key again is the same custom order.'),
    ...contents,
  }),
)

export const editCustomOrderInput = namedInput(
  'EditCustomOrderInput',
  'All that a pending custom order is to say now.',
  z.object({
    customOrderId: globalId().describe('The CustomOrder.'),
    version: z.number().int().describe('The version that was read; a newer one refuses with TermsChanged.'),
    ...contents,
  }),
)
