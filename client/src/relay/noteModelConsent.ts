import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** What was said about the assistant's language model holds wherever it is shown; it has no id by which the store would know. */
export function noteModelConsent(store: RecordSourceSelectorProxy, given: boolean): void {
  store.getRoot().getLinkedRecord('assistantModelHelp')?.setValue(given, 'isAllowed')
}
