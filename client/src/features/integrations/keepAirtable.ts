import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** The only integration has no id, so the store cannot match it by itself: takes it from the payload of `mutation`. */
export const keepAirtable =
  (mutation: string) =>
  (store: RecordSourceSelectorProxy): void => {
    const airtable = store.getRootField(mutation)?.getLinkedRecord('airtable')
    if (airtable) store.getRoot().setLinkedRecord(airtable, 'airtable')
  }
