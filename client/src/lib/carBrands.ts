import { COMMON_BRANDS } from './generated/commonBrands'
import { CAR_BRANDS } from './generated/profileTerms'

/** The makes that profiles choose from, as choices: those one sees most first, the others by the alphabet. */
export const carBrandChoices = [
  ...COMMON_BRANDS.filter(brand => CAR_BRANDS.includes(brand)),
  ...CAR_BRANDS.filter(brand => !COMMON_BRANDS.includes(brand)),
].map(brand => ({ value: brand, label: brand }))
