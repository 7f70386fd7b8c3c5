import { updateProviderProfile } from '../domains/accounts/profiles/profile.operations.ts'
import { askForProviderReview } from '../domains/accounts/profiles/providerReview.operations.ts'
import { suspendProvider } from '../domains/admin/suspension.operations.ts'
import { requireProvider } from '../domains/viewer.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import type { Teller } from './story.ts'

/** Decisions for the team in addition to new providers. */
export async function askForReviews(teller: Teller): Promise<void> {
  const { stage, now } = teller
  stage.clock.travelTo(after(now, -6 * HOUR_MS))
  await updateProviderProfile(teller.as('corregido'), { businessName: 'Olivera Repuestos S.A.S.' })
  await askForProviderReview(teller.as('corregido'))
  stage.clock.travelTo(after(now, -3 * HOUR_MS))
  await updateProviderProfile(teller.as('deste'), {
    businessName: 'Cabrera Desarmes S.A.',
    address: 'Ruta 10 km 161, La Barra, Maldonado',
  })
  stage.clock.comeBack()
}

/** One provider is suspended. */
export async function suspendOne(teller: Teller): Promise<void> {
  const { stage, now } = teller
  stage.clock.travelTo(after(now, -2 * HOUR_MS))
  await suspendProvider(teller.as('admin'), {
    providerId: requireProvider(teller.as('suspendido').viewer).provider.id,
    reason: 'Dos compradores cancelaron porque no respondías. Contanos qué pasó y lo revisamos.',
  })
  stage.clock.comeBack()
}
