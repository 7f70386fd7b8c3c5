import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import { whenIdle } from '../../ui/openedLater'

type Update<Changes> = (environment: Environment, changes: Changes) => Promise<Saving>

/**
 * How changes are sent, whose code the page does not begin with: it comes when the browser has nothing better to do, or
 * with the first change. `load` is a constant.
 */
export function useLateUpdate<Changes>(
  load: () => Promise<Update<Changes>>,
): (changes: Changes) => Promise<Saving> {
  const environment = useRelayEnvironment() as Environment
  useEffect(() => whenIdle(load), [load])
  return async changes => {
    const update = await load().catch(() => null)
    // It could not be downloaded: the field offers to try again.
    return update ? update(environment, changes) : 'fault'
  }
}
