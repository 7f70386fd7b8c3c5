import { graphql, readInlineData } from 'react-relay'
import type { writtenOrder_order$key } from './__generated__/writtenOrder_order.graphql'
import type { CustomOrderValues, ItemValues } from './customOrderValues'

/** A custom order as it was read, in the values of the form. */
export type WrittenOrder = { id: string; version: number; values: CustomOrderValues }

/** Reads a custom order into the form, without its files, to edit it or to repeat it for the next client. */
export function writtenOrder(order: writtenOrder_order$key): WrittenOrder {
  const { id, version, clientName, clientEmail, clientPhone, notes, items } = readInlineData(
    graphql`
      fragment writtenOrder_order on CustomOrder @inline {
        id
        version
        clientName
        clientEmail
        clientPhone
        notes
        items {
          name
          price
          condition
          deliveryTime
          warrantyDays
          description
        }
      }
    `,
    order,
  )
  return {
    id,
    version,
    values: {
      clientName,
      clientEmail,
      clientPhone: clientPhone ?? '',
      notes: notes ?? '',
      items: items.map(({ name, price, condition, deliveryTime, warrantyDays, description }) => ({
        name,
        price,
        condition: condition as ItemValues['condition'],
        deliveryTime: deliveryTime as ItemValues['deliveryTime'],
        key: crypto.randomUUID(),
        hasWarranty: Boolean(warrantyDays),
        warrantyDays: warrantyDays ? String(warrantyDays) : '',
        description: description ?? '',
        files: [],
        hasUnsentFiles: false,
      })),
    },
  }
}
