import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import { findPartWish } from '../../../paths'
import type { addressWish_conversation$key } from './__generated__/addressWish_conversation.graphql'
import type { ConsultationWish, consultationWish } from './consultationWish'
import type { readWish } from './readWish'

/** What an address of the page asks to be filled in, or a conversation with the assistant. */
export type AddressWish = {
  /** The query of the address, else the conversation's key, by which it is known whether it has been filled in already. */
  readonly query: string
  /** Part and vehicle; empty strings for what the address does not say. A conversation also says the rest. */
  readonly read: () => ReturnType<typeof readWish> & Partial<Omit<ConsultationWish, 'key'>>
}

/** What is downloaded where it is needed; without it `fallback` does. A failed download is tried anew the next time. */
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

// Knows every make and model, so it is downloaded only where one is named. Without it the sentence is all of the part.
const wishReader = late(async () => (await import('./readWish')).readWish, asItIs)

const nothingTold: typeof consultationWish = () => null
const consultationReader = late(
  async () => (await import('./consultationWish')).consultationWish,
  nothingTold,
)

/** What the assistant was told; null for nothing. Suspends while what reads a conversation is downloaded. */
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
