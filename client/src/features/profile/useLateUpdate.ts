import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import { whenIdle } from '../../ui/openedLater'

type Update<Changes> = (environment: Environment, changes: Changes) => Promise<Saving>

/**
 * Returns a function that sends changes, whose code is not part of the page: it loads when the browser is
 * idle, or on the first change. `load` is a constant.
 */
export function useLateUpdate<Changes>(
  load: () => Promise<Update<Changes>>,
): (changes: Changes) => Promise<Saving> {
  const environment = useRelayEnvironment() as Environment
  useEffect(() => whenIdle(load), [load])
  return async changes => {
    const update = await load().catch(() => null)
    // The download failed: the field offers to try again.
    return update ? update(environment, changes) : 'fault'
  }
}
