import { use } from 'react'
import { findPartWish } from '../../paths'
import type { ConsultationWish } from './consultationWish'
import type { readWish } from './readWish'

/** What an address of the page asks to be filled in, or a conversation with the assistant. */
export type AddressWish = {
  /** The query of the address, else the conversation's key, by which it is known whether it has been filled in already. */
  readonly query: string
  /** Part and vehicle; empty strings for what the address does not say. A conversation also says the rest. */
  readonly read: () => ReturnType<typeof readWish> & Partial<Omit<ConsultationWish, 'key'>>
}

type Reader = typeof readWish

let reader: Promise<Reader> | null = null

/** Knows every make and model, so it is downloaded only where one is named. Without it the sentence is all of the part. */
function wishReader(): Promise<Reader> {
  reader ??= import('./readWish').then(
    module => module.readWish,
    () => {
      reader = null
      return asItIs
    },
  )
  return reader
}

const asItIs: Reader = (sentence, known = { brand: '', model: '' }) => ({
  ...known,
  year: '',
  engine: '',
  part: sentence,
})

/**
 * What the query of an address asks for; of one that asks for nothing, what the assistant was told. Suspends while what
 * reads its sentence is downloaded.
 */
export function useAddressWish(query: string, told: ConsultationWish | null): AddressWish {
  const { part, brand, model } = findPartWish(new URLSearchParams(query))
  if (told && part === '' && brand === '' && model === '') {
    const { key, ...said } = told
    return { query: key, read: () => ({ ...said, part: '' }) }
  }
  const read = part === '' && brand === '' ? asItIs : use(wishReader())
  return { query, read: () => read(part, { brand, model }) }
}
