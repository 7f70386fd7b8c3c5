import type { BuyerType } from '../../../generated/prisma/enums.ts'
import type { Status } from '../../../platform/status.ts'

interface Buyer {
  readonly type: BuyerType
  readonly rut: string | null
  readonly address: string | null
}

interface Provider {
  readonly partsDescription: string
  readonly rut: string | null
  readonly address: string | null
  readonly brands: readonly string[]
  readonly categories: readonly string[]
  readonly _count: { readonly shifts: number; readonly pictures: number }
}

/** The completeness of a profile. A private buyer needs nothing beyond the required fields of the sign-up. */
export function profileStatus(buyer: Buyer | null, provider: Provider | null): Status {
  const missing = provider ? missingOfProvider(provider) : buyer?.type === 'WORKSHOP' ? missingOf(buyer) : []
  const [first, second, ...others] = missing
  if (!first) return { label: 'Completo', tone: 'GOOD' }
  if (!second) return { label: `Falta${first.isMany ? 'n' : ''} ${first.words}`, tone: 'WAITING' }
  const label =
    others.length === 0
      ? `Faltan ${first.words} y ${second.words}`
      : `Faltan ${first.words}, ${second.words} y ${others.length} más`
  return { label, tone: 'WAITING' }
}

const one = (words: string) => ({ words, isMany: false })
const many = (words: string) => ({ words, isMany: true })

function missingOf({ rut, address }: { rut: string | null; address: string | null }) {
  return [...(rut ? [] : [one('el RUT')]), ...(address ? [] : [one('la dirección')])]
}

function missingOfProvider(provider: Provider) {
  return [
    ...(provider.partsDescription ? [] : [one('qué vendés')]),
    ...missingOf(provider),
    ...(provider.brands.length > 0 ? [] : [many('las marcas')]),
    ...(provider.categories.length > 0 ? [] : [many('las categorías')]),
    ...(provider._count.shifts > 0 ? [] : [one('el horario')]),
    ...(provider._count.pictures > 0 ? [] : [many('las fotos')]),
  ]
}
