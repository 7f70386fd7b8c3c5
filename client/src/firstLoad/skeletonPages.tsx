import type { ReactNode } from 'react'
import { AuthSkeleton } from '../features/accounts/signIn/AuthSkeleton'
import { LinkSkeleton } from '../features/accounts/signIn/LinkSkeleton'
import { linkWishes } from '../features/accounts/signIn/linkWishes'
import { FindPartSkeletonPage } from '../features/requests/asking/FindPartSkeletonPage'
import { patterns } from '../paths'

/** Skeleton of a screen, shown until the screen's code is loaded. */
export type SkeletonPage = {
  /** Query strings with a skeleton of their own. */
  readonly searches: readonly string[]
  /** Query parameters that select another screen; no skeleton then. */
  readonly unless: readonly string[]
  readonly element: ReactNode
}

/**
 * Screens that a visit may begin with and that are useless without their code: the build renders their
 * headings into the page, and their code starts at once. By address.
 */
export const skeletonPages: Readonly<Record<string, SkeletonPage>> = {
  [patterns.auth]: {
    searches: ['', '?mode=signup'],
    unless: ['tipo', 'confirmar'],
    element: <AuthSkeleton />,
  },
  [patterns.recoverPassword]: {
    searches: [''],
    unless: ['enlace'],
    element: <LinkSkeleton wish={linkWishes.password} />,
  },
  [patterns.signInLink]: {
    searches: [''],
    unless: ['enlace'],
    element: <LinkSkeleton wish={linkWishes.signIn} />,
  },
  [patterns.findPart]: {
    searches: ['', '?mode=manual'],
    unless: [],
    element: <FindPartSkeletonPage />,
  },
}
