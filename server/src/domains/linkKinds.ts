import type { LinkKind } from './linkKind.ts'
import { requestLink } from './requests/following/follow.ts'
import type { GrantSubject } from './viewer.ts'

/** Every kind of link and what it grants, by what it shows; null for what has no links yet. */
export const LINK_KINDS: LinkKinds = {
  PART_REQUEST: requestLink,
  CUSTOM_ORDER: null,
  ORDER: null,
}

export type LinkKinds = Readonly<Record<GrantSubject, LinkKind | null>>
