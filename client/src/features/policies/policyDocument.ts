/** One version of a policy, as plugins/policies.ts reads it from its Markdown. */
export type PolicyDocument = {
  readonly title: string
  /** HTML, as all texts here. `{{supportEmail}}` is replaced by a fact of the site. */
  readonly lead: string
  readonly sections: readonly PolicySection[]
}

/** The module of `policy:` and the address of a policy: the version in force. */
export type NewestPolicy = {
  /** The first day in force: '2025-07-24'. */
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
