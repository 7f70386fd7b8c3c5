import { graphql, readInlineData } from 'react-relay'
import { formatPhone } from '../../../lib/text'
import type { understoodTexts$key } from './__generated__/understoodTexts.graphql'

/** The vehicle as the assistant understood it, as form texts; empty strings are unknown. */
export function understoodTexts(key: understoodTexts$key) {
  const understood = readInlineData<understoodTexts$key>(
    graphql`
      fragment understoodTexts on Understood @inline {
        brand
        model
        year
        engine
        version
        vin
        mileageKm
        urgency
        name
        phone
        email
        department
        parts {
          description
          category
          condition
          quantity
          partNumber
        }
      }
    `,
    key,
  )
  const { brand, model, year, engine, version, vin, mileageKm, urgency, parts } = understood
  const { name, phone, email, department } = understood
  return {
    car: {
      brand: brand ?? '',
      model: model ?? '',
      year: String(year ?? ''),
      engine: engine ?? '',
      version: version ?? '',
      vin: vin ?? '',
      mileageKm: String(mileageKm ?? ''),
    },
    urgency: urgency ?? '',
    parts: parts.map(({ description, category, condition, quantity, partNumber }) => ({
      description,
      category: category ?? '',
      condition: condition ?? '',
      quantity: String(quantity),
      partNumber: partNumber ?? '',
    })),
    contact: { name: name ?? '', phone: formatPhone(phone ?? ''), email: email ?? '' },
    department: department ?? '',
  }
}
