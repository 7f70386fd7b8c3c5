import { foldText } from '../../lib/generated/foldText'

/** The number of a buyer at a supplier. */
export type CustomerNumber = {
  /** The id of an approved provider; null for another supplier ('otro, no registrado'). */
  readonly supplierId: string | null
  readonly supplierName: string
  readonly number: string
}

/** The typed fields of a row. */
export type CustomerNumberField = 'supplierName' | 'number'

export const blankCustomerNumber: CustomerNumber = { supplierId: null, supplierName: '', number: '' }

/** Not the one of forms/problems, which would load the chunk of the forms. */
const isBlank = (text: string) => !text.trim()

/** A row without text counts as none. */
const isBlankRow = ({ supplierName, number }: CustomerNumber) => isBlank(supplierName) && isBlank(number)

/** The errors of each row, in their order. */
export function customerNumberProblems(
  rows: readonly CustomerNumber[],
): readonly Partial<Record<CustomerNumberField, string>>[] {
  const names = rows.map(({ supplierName }) => foldText(supplierName.trim()))
  return rows.map((row, index) => {
    if (isBlankRow(row)) return {}
    const isTwice = names.indexOf(names[index] ?? '') < index
    return {
      ...(isBlank(row.supplierName) ? { supplierName: 'Elegí el proveedor o escribí su nombre.' } : {}),
      ...(!isBlank(row.supplierName) && isTwice ? { supplierName: 'Ese proveedor está dos veces.' } : {}),
      ...(isBlank(row.number) ? { number: 'Poné tu número de cliente.' } : {}),
    }
  })
}

/** The graph's input: a registered supplier by its id, another by its name. */
export function customerNumbersInput(rows: readonly CustomerNumber[]) {
  return rows
    .filter(row => !isBlankRow(row))
    .map(({ supplierId, supplierName, number }) => ({
      supplierId,
      supplierName: supplierId ? null : supplierName.trim(),
      number: number.trim(),
    }))
}
