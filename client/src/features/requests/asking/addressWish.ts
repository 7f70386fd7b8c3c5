import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import { findPartWish } from '../../../paths'
import type { addressWish_conversation$key } from './__generated__/addressWish_conversation.graphql'
import type { ConsultationWish, consultationWish } from './consultationWish'
import type { readWish } from './readWish'

/** The values that an address or a conversation with the assistant fills into the form. */
export type AddressWish = {
  /** The query of the address, else the conversation's key; tells whether it was filled in already. */
  readonly query: string
  /** Part and vehicle; empty strings for unknown values. A conversation also has the other values. */
  readonly read: () => ReturnType<typeof readWish> & Partial<Omit<ConsultationWish, 'key'>>
}

/** Downloads code when needed; returns `fallback` without it. A failed download is retried the next time. */
function late<T>(load: () => Promise<T>, fallback: T): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch(() => {
      loading = null
      return fallback
    })
    return loading
  }
}

type Reader = typeof readWish

const asItIs: Reader = (sentence, known = { brand: '', model: '' }) => ({
  ...known,
  year: '',
  engine: '',
  part: sentence,
})

// The module contains every make and model, so it is downloaded only when one is named. Without it the whole sentence
// is the part.
const wishReader = late(async () => (await import('./readWish')).readWish, asItIs)

const nothingTold: typeof consultationWish = () => null
const consultationReader = late(
  async () => (await import('./consultationWish')).consultationWish,
  nothingTold,
)

/**
 * The values from the conversation with the assistant; null for none. Suspends while their reader is
 * downloaded.
 */
export function useConsultationWish(key: addressWish_conversation$key | null): ConsultationWish | null {
  const conversation = useFragment(
    graphql`
      fragment addressWish_conversation on AssistantConversation {
        ...consultationWish_conversation
      }
    `,
    key,
  )
  const read = conversation ? use(consultationReader()) : nothingTold
  return read(conversation ?? null)
}

/**
 * The values from the query of an address; without any, those from the assistant. Suspends while their reader
 * is downloaded.
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
