import type { RecordSourceSelectorProxy } from 'relay-runtime'

const keep =
  (field: string, root: string) =>
  (mutation: string) =>
  (store: RecordSourceSelectorProxy): void => {
    const integration = store.getRootField(mutation)?.getLinkedRecord(field)
    if (integration) store.getRoot().setLinkedRecord(integration, root)
  }

/** The only integration has no id, so the store cannot match it by itself: takes it from the payload of a mutation. */
export const keepAirtable = keep('airtable', 'airtable')

/** The same of WhatsApp. */
export const keepWhatsApp = keep('whatsApp', 'whatsAppIntegration')
