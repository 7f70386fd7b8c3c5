import { expect, test } from 'vitest'
import { type Sending, sendingSteps } from './SendingDialog'

const stages = (sending: Sending, isVisitor: boolean) =>
  sendingSteps(sending, { items: [], isVisitor }).map(({ title, state }) => `${title}: ${state}`)

test('says to an account that providers are notified when the request is saved', () => {
  expect(stages('saving', false)).toEqual([
    'Guardando tu pedido: current',
    'Avisando a los proveedores: todo',
    'Listo: todo',
  ])
  expect(stages('sent', false)).toEqual([
    'Guardando tu pedido: done',
    'Avisando a los proveedores: done',
    'Listo: done',
  ])
})

test('says to a visitor that providers are notified after the confirmation', () => {
  expect(stages('sent', true)).toEqual([
    'Guardando tu pedido: done',
    'Falta que lo confirmes: current',
    'Avisar a los proveedores: todo',
  ])
})
