import type { ProviderProfile } from '../../../generated/prisma/client.ts'

/** Verified fields that may be missing, as people read them. */
export const PROVIDER_GAP_WORDS = {
  RUT: 'el RUT',
  ADDRESS: 'la dirección',
  BUSINESS_NAME: 'la razón social',
  PARTS_DESCRIPTION: 'la descripción de lo que vende',
} as const

export type ProviderGap = keyof typeof PROVIDER_GAP_WORDS

/** The missing fields that an approval vouches for. */
export function providerGaps(
  provider: Pick<ProviderProfile, 'rut' | 'address' | 'businessName' | 'partsDescription'>,
): ProviderGap[] {
  const said: Record<ProviderGap, string | null> = {
    RUT: provider.rut,
    ADDRESS: provider.address,
    BUSINESS_NAME: provider.businessName,
    PARTS_DESCRIPTION: provider.partsDescription,
  }
  return (Object.keys(said) as ProviderGap[]).filter(gap => !said[gap])
}

/** 'Faltan el RUT y la dirección'. */
export function gapWords(gaps: readonly ProviderGap[]): string {
  const words = new Intl.ListFormat('es').format(gaps.map(gap => PROVIDER_GAP_WORDS[gap]))
  return `${gaps.length > 1 ? 'Faltan' : 'Falta'} ${words}`
}
