/** A make with a page of its own: what of it is seen most on Uruguayan streets. */
export type BrandPage = {
  /** In the address: 'volkswagen'. */
  readonly slug: string
  readonly name: string
  readonly models: readonly string[]
}

export const brandPages: readonly BrandPage[] = [
  { slug: 'ford', name: 'Ford', models: ['Fiesta', 'Ka', 'EcoSport', 'Ranger', 'Focus', 'Escort'] },
  { slug: 'toyota', name: 'Toyota', models: ['Hilux', 'Corolla', 'Etios', 'Yaris', 'SW4', 'RAV4'] },
  {
    slug: 'volkswagen',
    name: 'Volkswagen',
    models: ['Gol', 'Gol Trend', 'Saveiro', 'Amarok', 'Polo', 'Voyage'],
  },
  { slug: 'chevrolet', name: 'Chevrolet', models: ['Corsa', 'Onix', 'Celta', 'S10', 'Prisma', 'Spark'] },
  { slug: 'peugeot', name: 'Peugeot', models: ['207', '208', 'Partner', '3008', '206', '308'] },
  { slug: 'nissan', name: 'Nissan', models: ['March', 'Versa', 'Sentra', 'Frontier', 'Kicks', 'Tiida'] },
  { slug: 'honda', name: 'Honda', models: ['Fit', 'City', 'Civic', 'HR-V', 'CR-V', 'WR-V'] },
  { slug: 'fiat', name: 'Fiat', models: ['Uno', 'Palio', 'Strada', 'Toro', 'Siena', 'Fiorino'] },
]

/** The make that an address names: '?marca=Ford'; undefined for none and for those without a page. */
export function brandPageOf(search: URLSearchParams): BrandPage | undefined {
  const wanted = search.get('marca')?.trim().toLowerCase()
  return brandPages.find(({ slug }) => slug === wanted)
}
