// Written by npm run codegen from server/src/common/vehicles/brands.ts.

/** The makes one sees most on Uruguayan streets: offered first. */
export const COMMON_BRANDS: readonly string[] =
  'Chevrolet, Volkswagen, Fiat, Renault, Suzuki, Toyota, Ford, Peugeot, Hyundai, Nissan'.split(', ')
