// Written by npm run codegen from server/src/common/vehicles/brands.ts.

/** The makes that have a page of their own. */
export const BRANDS_WITH_PAGE: readonly string[] =
  'Ford, Toyota, Volkswagen, Chevrolet, Peugeot, Nissan, Honda, Fiat'.split(', ')

/** Their models that are seen most on Uruguayan streets, separated by commas. */
export const SEEN_MOST: Readonly<Record<string, string>> = {
  "Ford": "EcoSport, Escort, Fiesta, Focus, Ka, Ranger",
  "Toyota": "Corolla, Etios, Hilux, Hilux SW4, RAV4, Yaris",
  "Volkswagen": "Amarok, Gol, Gol Trend, Polo, Saveiro, Voyage",
  "Chevrolet": "Celta, Corsa, Onix, Prisma, S10, Spark",
  "Peugeot": "206, 207, 208, 3008, 308, Partner",
  "Nissan": "Frontier, Kicks, March, Sentra, Tiida, Versa",
  "Honda": "City, Civic, CR-V, Fit, HR-V, WR-V",
  "Fiat": "Fiorino, Palio, Siena, Strada, Toro, Uno",
}
