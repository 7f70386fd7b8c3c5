import type { LinkKind } from './linkKind.ts'
import { requestLink } from './requests/following/follow.ts'
import type { GrantSubject } from './viewer.ts'

/** Every kind of link with its rights, by the type it shows; null for types without links yet. */
export const LINK_KINDS: LinkKinds = {
  PART_REQUEST: requestLink,
  CUSTOM_ORDER: null,
  ORDER: null,
}

export type LinkKinds = Readonly<Record<GrantSubject, LinkKind | null>>
