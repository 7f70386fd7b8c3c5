import { graphql, readInlineData } from 'react-relay'
import type {
  viewerAction_action$data,
  viewerAction_action$key,
} from './__generated__/viewerAction_action.graphql'

export type ViewerActionName = Exclude<viewerAction_action$data['action'], '%future added value'>

type ViewerAction = Pick<viewerAction_action$data, 'action' | 'enabled' | 'disabledReason'>

/**
 * An action of the viewer on an object, by its name in the schema; undefined when it is not theirs. The
 * fragment contains `viewerActions { ...viewerAction_action }`.
 */
export function actionOf(
  viewerActions: readonly viewerAction_action$key[] | null | undefined,
  wanted: ViewerActionName,
): ViewerAction | undefined {
  return viewerActions
    ?.map(key => {
      const { action, enabled, disabledReason } = readInlineData(
        graphql`
          fragment viewerAction_action on ViewerAction @inline {
            action
            enabled
            disabledReason
          }
        `,
        key,
      )
      return { action, enabled, disabledReason }
    })
    .find(({ action }) => action === wanted)
}
