import { COMMON_BRANDS } from './generated/commonBrands'
import { CAR_BRANDS } from './generated/profileTerms'

/** The makes of profiles as choices: the most common first, the others in alphabetical order. */
export const carBrandChoices = [
  ...COMMON_BRANDS.filter(brand => CAR_BRANDS.includes(brand)),
  ...CAR_BRANDS.filter(brand => !COMMON_BRANDS.includes(brand)),
].map(brand => ({ value: brand, label: brand }))
