import { Refusal } from '../../platform/refusal.ts'

/** The provider edited its data after the admin read them. */
export class ProviderChanged extends Refusal {
  readonly code = 'PROVIDER_CHANGED'
  readonly providerId: string
  constructor(providerId: string) {
    super('El proveedor cambió sus datos mientras los mirabas. Revisá los datos nuevos.')
    this.providerId = providerId
  }
}
