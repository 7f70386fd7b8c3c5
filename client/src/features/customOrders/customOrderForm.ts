import { PRICE_NEEDED, priceProblem } from '../../forms/priceProblem'
import { emailProblem, found, isBlank, isWhole, type Problems } from '../../forms/problems'
import { MAX_WARRANTY_DAYS } from '../../lib/generated/limits'
import { wholeNumber } from '../../lib/wholeNumber'
import type { RefusedField } from '../../relay/outcome'
import type { CustomOrderValues, ItemValues } from './customOrderValues'

/** The sum of the typed prices, in centésimos. */
export const totalOf = (items: readonly Pick<ItemValues, 'price'>[]) =>
  items.reduce((total, { price }) => total + (price ?? 0), 0)

const CLIENT_NEEDED = 'Nombre y email del cliente son obligatorios'
const ITEM_NEEDED = 'Debe agregar al menos un ítem válido'
const NAME_NEEDED = 'Poné qué es.'

/** An item that was added and left empty; it is not sent. */
const isUntouched = ({ name, price, description, files, hasUnsentFiles }: ItemValues) =>
  isBlank(name) && price === null && isBlank(description) && files.length === 0 && !hasUnsentFiles

const isOnlyUntouched = (items: readonly ItemValues[]) => items.every(isUntouched)

export function customOrderProblems(values: CustomOrderValues): Problems<CustomOrderValues> {
  const { clientName, clientEmail, items } = values
  const problems: Problems<CustomOrderValues> = {
    clientName: isBlank(clientName) && CLIENT_NEEDED,
    clientEmail: isBlank(clientEmail) ? CLIENT_NEEDED : emailProblem(clientEmail),
  }
  if (isOnlyUntouched(items)) problems['items.0.name'] = ITEM_NEEDED
  for (const [index, item] of items.entries()) {
    if (isUntouched(item)) continue
    problems[`items.${index}.name`] = isBlank(item.name) && NAME_NEEDED
    problems[`items.${index}.price`] = priceProblem(item.price)
    problems[`items.${index}.files`] =
      item.hasUnsentFiles && 'Esperá a que se suban los archivos, o quitá los que fallaron.'
    problems[`items.${index}.warrantyDays`] =
      item.hasWarranty &&
      !isWhole(item.warrantyDays, 1, MAX_WARRANTY_DAYS) &&
      `Poné entre 1 y ${MAX_WARRANTY_DAYS} días.`
  }
  return problems
}

const REQUIRED: readonly (string | false | undefined)[] = [
  CLIENT_NEEDED,
  ITEM_NEEDED,
  NAME_NEEDED,
  PRICE_NEEDED,
]

/** The message about the first required field that is empty; null without. */
export function missingWords(values: CustomOrderValues): string | null {
  return (
    found(customOrderProblems(values))
      .map(([, message]) => message)
      .find(message => REQUIRED.includes(message)) ?? null
  )
}

/** The first item without a valid name or price, with its field: another is added only after it is complete. */
export function unfinishedItem(items: readonly Pick<ItemValues, 'name' | 'price'>[]) {
  for (const [index, { name, price }] of items.entries()) {
    if (isBlank(name)) return { index, field: 'name', message: NAME_NEEDED } as const
    const message = priceProblem(price)
    if (message) return { index, field: 'price', message } as const
  }
  return null
}

/** The values as the graph takes them. Only after `customOrderProblems` found none. */
export function customOrderContents({
  clientName,
  clientEmail,
  clientPhone,
  notes,
  items,
}: CustomOrderValues) {
  return {
    clientName,
    clientEmail,
    clientPhone: clientPhone.trim() || null,
    notes: notes.trim() || null,
    items: items
      .filter(item => !isUntouched(item))
      .map(({ name, price, condition, deliveryTime, hasWarranty, warrantyDays, description, files }) => ({
        name,
        price: price ?? 0,
        condition,
        deliveryTime,
        warrantyDays: hasWarranty ? wholeNumber(warrantyDays) : null,
        description: description.trim() || null,
        uploadIds: files.map(({ uploadId }) => uploadId),
      })),
  }
}

/** Maps refused fields to their place in the form: untouched items were not sent, and an item has one field for its files. */
export function inForm({ items }: CustomOrderValues, refused: readonly RefusedField[]): RefusedField[] {
  const sent = items.flatMap((item, index) => (isUntouched(item) ? [] : [String(index)]))
  return refused.map(field => {
    const [list, item, ...rest] = field.path
    const index = list === 'items' && item !== undefined ? sent[Number(item)] : undefined
    if (index === undefined) return field
    const name = rest[0] === 'uploadIds' ? ['files'] : rest
    return { ...field, path: ['items', index, ...name] }
  })
}
