import type { ReactNode } from 'react'
import { AuthSilhouette } from '../features/accounts/signIn/AuthSilhouette'
import { LinkSilhouette } from '../features/accounts/signIn/LinkSilhouette'
import { linkWishes } from '../features/accounts/signIn/linkWishes'
import { FindPartSilhouette } from '../features/requests/asking/FindPartSilhouette'
import { patterns } from '../paths'

/** Skeleton of a screen, shown until the screen's code is loaded. */
export type Silhouette = {
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
export const silhouettes: Readonly<Record<string, Silhouette>> = {
  [patterns.auth]: {
    searches: ['', '?mode=signup'],
    unless: ['tipo', 'confirmar'],
    element: <AuthSilhouette />,
  },
  [patterns.recoverPassword]: {
    searches: [''],
    unless: ['enlace'],
    element: <LinkSilhouette wish={linkWishes.password} />,
  },
  [patterns.signInLink]: {
    searches: [''],
    unless: ['enlace'],
    element: <LinkSilhouette wish={linkWishes.signIn} />,
  },
  [patterns.findPart]: {
    searches: ['', '?mode=manual'],
    unless: [],
    element: <FindPartSilhouette />,
  },
}
