import type { PatchRoutesOnNavigationFunction } from 'react-router'
import type { Environment } from 'relay-runtime'
import { paths } from './paths'
import { screensOf } from './relay/route'

/** Id of the route whose children are the screens in the layout of panels. */
export const IN_A_PANEL = 'in-a-panel'
/** The same for the layout of public pages. */
export const IN_PUBLIC = 'in-public'

/**
 * Adds the screens of the team, of one's payments or of warranties when one of their addresses is opened, so that no
 * other visit downloads their queries and skeletons.
 */
export const lateRoutes =
  (environment: Environment): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    const screen = screensOf(environment)
    if (path.startsWith(paths.warranty)) {
      patch(IN_PUBLIC, (await import('./warrantyScreens')).warrantyScreens(screen))
    } else if (path.startsWith(paths.payments)) {
      patch(IN_A_PANEL, (await import('./paymentScreens')).paymentScreens(screen))
    } else if (path.startsWith(paths.admin) || path === paths.integrations) {
      patch(IN_A_PANEL, (await import('./adminScreens')).adminScreens(screen))
    }
  }
