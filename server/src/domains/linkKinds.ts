import { customOrderLink } from './customOrders/customOrderLink.ts'
import type { LinkKind } from './linkKind.ts'
import { orderLink } from './orders/orderLink.ts'
import { requestLink } from './requests/following/follow.ts'
import type { GrantSubject } from './viewer.ts'

/** Every kind of link with its rights, by the type it shows. */
export const LINK_KINDS: LinkKinds = {
  PART_REQUEST: requestLink,
  CUSTOM_ORDER: customOrderLink,
  ORDER: orderLink,
}

export type LinkKinds = Readonly<Record<GrantSubject, LinkKind>>
