/** One version of a policy, as plugins/policies.ts reads it from its Markdown. */
export type PolicyDocument = {
  readonly title: string
  /** HTML, as all texts here. `{{supportEmail}}` stands for a fact of the site. */
  readonly lead: string
  readonly sections: readonly PolicySection[]
}

/** What `policy:` and the address of a policy import: the version that holds. */
export type NewestPolicy = {
  /** The day from which it does: '2025-07-24'. */
  readonly version: string
  readonly policy: PolicyDocument
}

export type PolicySection = {
  /** The part of the address after '#'. */
  readonly id: string
  readonly title: string
  /** Paragraphs, lists and tables. */
  readonly blocks: string[]
}
