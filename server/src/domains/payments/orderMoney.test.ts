import { describe, expect, test } from 'vitest'
import type { LedgerKind } from '../../generated/prisma/enums.ts'
import { movementsOf, type OrderTransaction, releaseWords } from './orderMoney.ts'
import {
  byHandPostings,
  cancellationFeePostings,
  chargedLossPostings,
  chargePostings,
  coveredRefundPostings,
  lossPostings,
  type Posting,
  refundPostings,
  releasePostings,
  reversed,
} from './postings.ts'

const createdAt = new Date('2026-11-20T13:12:00Z')
const providerId = 'provider'
const held = { account: 'HELD', providerId } as const
const release = releasePostings({ heldCentesimos: 485_000, commissionCentesimos: 43_650, providerId })

const transaction = (kind: LedgerKind, entries: readonly Posting[]): OrderTransaction => ({
  kind,
  createdAt,
  entries,
})
const said = (reader: 'buyer' | 'provider' | 'staff', kind: LedgerKind, entries: readonly Posting[]) =>
  movementsOf([transaction(kind, entries)], reader).map(({ words, amountCentesimos, at }) => {
    expect(at).toBe(createdAt)
    return `${amountCentesimos} ${words}`.replaceAll('\u00a0', ' ')
  })

describe('a movement of an order’s money', () => {
  test.each([
    ['CHARGE', chargePostings(72_800, held), 'buyer', '72800 Pagaste: quedó retenido en Tuerca'],
    ['CHARGE', chargePostings(72_800, held), 'provider', '72800 El cliente pagó: quedó retenido en Tuerca'],
    ['RELEASE', release, 'buyer', '485000 Liberado al proveedor'],
    ['RELEASE', release, 'provider', '441350 A tu favor, ya descontada la comisión de $ 436,50'],
    ['RELEASE', release, 'staff', '485000 Liberado al proveedor'],
    ['RELEASE_REVERSAL', reversed(release), 'provider', '485000 Volvió a quedar retenido'],
    ['REFUND', refundPostings(9_000, held), 'buyer', '9000 Te lo devolvimos por el mismo medio de pago'],
    [
      'REFUND',
      refundPostings(9_000, held),
      'provider',
      '9000 Devuelto al cliente por el mismo medio de pago',
    ],
    ['REFUND', byHandPostings(9_000, held), 'buyer', '9000 Te lo devolvimos por transferencia'],
    [
      'REFUND',
      coveredRefundPostings(9_000, held),
      'buyer',
      '9000 Ya lo habías recuperado por el banco o la pasarela',
    ],
    [
      'REFUND_REVERSAL',
      reversed(refundPostings(9_000, held)),
      'buyer',
      '9000 La devolución no se pudo hacer: la ve nuestro equipo',
    ],
    [
      'CANCELLATION_FEE',
      cancellationFeePostings(500, providerId),
      'provider',
      '500 Cargo por cancelar la venta',
    ],
    [
      'CASE_LOSS',
      chargedLossPostings(9_000, { providerId, commissionCentesimos: 810 }),
      'provider',
      '8190 Descontado al proveedor: el cliente recuperó la plata por su banco o la pasarela',
    ],
    [
      'CASE_LOSS_REVERSAL',
      reversed(chargedLossPostings(9_000, { providerId, commissionCentesimos: 810 })),
      'staff',
      '8190 Vuelve al proveedor lo que se le había descontado',
    ],
  ] as const)('%s is read by its party', (kind, entries, reader, words) => {
    expect(said(reader, kind, entries)).toEqual([words])
  })

  test.each([
    ['CANCELLATION_FEE', cancellationFeePostings(500, providerId), 'buyer'],
    ['CASE_LOSS', chargedLossPostings(9_000, { providerId, commissionCentesimos: 810 }), 'buyer'],
    ['CASE_LOSS', lossPostings(9_000), 'provider'],
    ['GATEWAY_FEE', [], 'staff'],
  ] as const)('%s is left out for who does not bear it', (kind, entries, reader) => {
    expect(said(reader, kind, entries)).toEqual([])
  })
})

describe('what releases the held money', () => {
  const shippedAt = new Date('2026-11-20T13:12:00Z')
  test.each([
    [
      { state: 'PAID', shippedAt: null },
      'buyer',
      'Se libera al proveedor cuando confirmes que lo recibiste.',
    ],
    [
      { state: 'SHIPPED', shippedAt },
      'provider',
      'Lo cobrás cuando el cliente confirme que lo recibió. Si nadie confirma, nuestro equipo lo revisa desde el lunes 30 de noviembre.',
    ],
    [{ state: 'DISPUTED', shippedAt }, 'staff', 'Queda retenido hasta que se resuelva la disputa.'],
    [{ state: 'RELEASED', shippedAt }, 'buyer', null],
    [{ state: 'CANCELED', shippedAt: null }, 'buyer', null],
  ] as const)('%o for the %s', (order, reader, words) => {
    expect(releaseWords(order, reader)).toBe(words)
  })
})
