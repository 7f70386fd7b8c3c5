import { NO_RESULTS, type VendorResults } from '../../platform/vendorWatch.ts'
import type { Services } from '../context.ts'
import { readAirtable } from '../integrations/airtableSettings.ts'
import { readWhatsAppSetup } from '../whatsapp/whatsAppSetup.ts'

/** State of one vendor, as this site's own calls have found it. */
export interface VendorHealth extends VendorResults {
  readonly name: string
  /** False when this site has no keys for it. */
  readonly isConnected: boolean
  /** True when a circuit breaker stops our calls while it fails. */
  readonly hasBreaker: boolean
}

/** Every vendor with the results of our calls. Nothing is called for this. */
export async function readVendorHealth(services: Services): Promise<VendorHealth[]> {
  const { clock, mailer, storage, gateways, pusher, whatsApp, languageModel, signInVendors } = services
  const [results, airtable, setup] = await Promise.all([
    services.vendorWatch.read(),
    readAirtable(services),
    readWhatsAppSetup({ ...services, vendor: whatsApp.vendor }),
  ])
  const row = (vendor: string, name: string, isConnected: boolean, breaker?: Breaker): VendorHealth => {
    const result = results.get(vendor) ?? NO_RESULTS
    const { restsUntil } = breaker ?? { restsUntil: null }
    const isResting = restsUntil !== null && restsUntil > clock.now()
    return {
      ...result,
      name,
      isConnected,
      hasBreaker: breaker !== undefined,
      restsUntil: isResting ? restsUntil : null,
    }
  }
  return [
    row('MAIL', 'Emails', !mailer.isOff),
    row('STRIPE', 'Stripe', gateways.has('STRIPE')),
    row('MERCADO_PAGO', 'Mercado Pago', gateways.has('MERCADO_PAGO')),
    row('STORAGE', 'Fotos y archivos', !storage.isOff),
    row('PUSH', 'Avisos al navegador', pusher !== null),
    row('TWILIO', 'WhatsApp por Twilio', setup.connection !== null && whatsApp.vendor !== null, setup.stored),
    row('AIRTABLE', 'Airtable', airtable.connection !== null && services.airtable !== null, airtable.stored),
    row('MODEL', 'Modelo del asistente', languageModel !== null, results.get('MODEL') ?? NO_RESULTS),
    row('GOOGLE', 'Ingreso con Google', signInVendors.has('GOOGLE')),
    row('FACEBOOK', 'Ingreso con Facebook', signInVendors.has('FACEBOOK')),
  ]
}

type Breaker = Pick<VendorResults, 'restsUntil'>
