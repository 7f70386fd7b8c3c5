import { describe, expect, test } from 'vitest'
import { type CustomerNumber, customerNumberProblems, customerNumbersInput } from './customerNumbers'

const row = (supplierName: string, number: string, supplierId: string | null = null): CustomerNumber => ({
  supplierId,
  supplierName,
  number,
})

describe('customer numbers', () => {
  test('identify a supplier by its id, another by its name, and ignore blank rows', () => {
    const rows = [row('Litoral', 'C-12', 'p1'), row('', ' '), row(' Casa Pérez ', ' 7 ')]
    expect(customerNumberProblems(rows)).toEqual([{}, {}, {}])
    expect(customerNumbersInput(rows)).toEqual([
      { supplierId: 'p1', supplierName: null, number: 'C-12' },
      { supplierId: null, supplierName: 'Casa Pérez', number: '7' },
    ])
  })

  test.each([
    [
      'a number without a supplier',
      [row('', '1')],
      { supplierName: 'Elegí el proveedor o escribí su nombre.' },
    ],
    ['a supplier without a number', [row('Casa', ' ')], { number: 'Poné tu número de cliente.' }],
    [
      'one supplier twice, however it is written',
      [row('Óptica Litoral', '1'), row('optica litoral ', '2')],
      { supplierName: 'Ese proveedor está dos veces.' },
    ],
    ['several rows that nobody wrote in', [row('', ''), row('', '')], {}],
  ])('report errors in %s', (_what, rows, problems) => {
    expect(customerNumberProblems(rows).at(-1)).toEqual(problems)
  })
})
