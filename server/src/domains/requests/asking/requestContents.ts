import { numberKey, partKey } from '../../vehicles/partKeys.ts'
import { requestSearchKey } from '../feed/requestSearch.ts'
import type { EditedPartRequest, NewPartRequest } from './request.input.ts'

/** The columns of a request's contents, each by name: input is never spread into a row. */
export function vehicleAndParts(input: NewPartRequest | EditedPartRequest) {
  return {
    request: {
      department: input.department,
      brand: input.brand,
      model: input.model,
      year: input.year,
      engine: input.engine,
      version: input.version,
      vin: input.vin,
      mileageKm: input.mileageKm,
      description: input.description,
      searchKey: requestSearchKey(input),
    },
    parts: input.parts.map((part, position) => ({
      position,
      description: part.description,
      category: part.category,
      condition: part.condition,
      quantity: part.quantity,
      urgency: part.urgency,
      partNumber: part.partNumber,
      partKey: partKey(part.description),
      numberKey: numberKey(part.partNumber),
      comments: part.comments,
    })),
  }
}
