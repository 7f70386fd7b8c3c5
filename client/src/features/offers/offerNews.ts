type NewsOffer = {
  readonly state: string
  readonly currentVersion: { readonly number: number; readonly createdAt: string }
  readonly questions: readonly {
    readonly number: number
    readonly askedAt: string
    readonly answeredAt: string | null | undefined
  }[]
}

type OfferNews = {
  readonly words: string
  /** Identifies the news among those of one offer, so that none is announced twice. */
  readonly key: string
}

/** The latest news of an offer for its buyer; null for the buyer's own question and an offer that is not pending. */
export function offerNews({ state, currentVersion, questions }: NewsOffer): OfferNews | null {
  if (state !== 'PENDING') return null
  const { number, createdAt } = currentVersion
  const last = questions.at(-1)
  if (last && (last.answeredAt ?? last.askedAt) > createdAt)
    return last.answeredAt == null
      ? null
      : { words: 'Respondieron tu pregunta', key: `answer ${last.number}` }
  return { words: number === 1 ? 'Nueva oferta' : 'Una oferta cambió', key: `version ${number}` }
}
