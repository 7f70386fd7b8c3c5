import { PartCategory, ProviderCategory } from '../../generated/prisma/enums.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { CATEGORY_WORDS } from './categoryWords.ts'
import { PROVIDER_CATEGORY_WORDS } from './providerCategories.ts'

export const PartCategoryEnum = describedEnum(
  'PartCategory',
  PartCategory,
  'Where in the car a part belongs.',
  CATEGORY_WORDS,
)
export const ProviderCategoryEnum = describedEnum(
  'ProviderCategory',
  ProviderCategory,
  'What a provider sells, finer than PartCategory: each belongs to one of those.',
  PROVIDER_CATEGORY_WORDS,
)
