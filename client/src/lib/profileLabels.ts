import { LOGISTIC_WORDS, PROVIDER_CATEGORY_WORDS } from './generated/profileTerms'
import type { Labels } from './labels'

export const providerCategories = PROVIDER_CATEGORY_WORDS satisfies Labels
export const logisticOptions = LOGISTIC_WORDS satisfies Labels
