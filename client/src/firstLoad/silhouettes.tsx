import type { ReactNode } from 'react'
import { AuthSilhouette } from '../features/accounts/signIn/AuthSilhouette'
import { LinkSilhouette } from '../features/accounts/signIn/LinkSilhouette'
import { linkWishes } from '../features/accounts/signIn/linkWishes'
import { FindPartSilhouette } from '../features/requests/asking/FindPartSilhouette'
import { patterns } from '../paths'

/** What the page of a screen shows until the screen's code is here. */
export type Silhouette = {
  /** The query strings that have one of their own. */
  readonly searches: readonly string[]
  /** Names in the query string with which the screen is another one, so that the page shows nothing of it. */
  readonly unless: readonly string[]
  readonly element: ReactNode
}

/**
 * Screens that anybody may come to first, and that show nothing of use without their code: the build draws their headings
 * into the page, and their code starts at once. By address.
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
