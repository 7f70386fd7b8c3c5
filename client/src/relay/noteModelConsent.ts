import type { RecordSourceSelectorProxy } from 'relay-runtime'

/**
 * Updates the consent to the assistant's language model in the store; the object has no id by which Relay
 * would update it.
 */
export function noteModelConsent(store: RecordSourceSelectorProxy, given: boolean): void {
  store.getRoot().getLinkedRecord('assistantModelHelp')?.setValue(given, 'isAllowed')
}
