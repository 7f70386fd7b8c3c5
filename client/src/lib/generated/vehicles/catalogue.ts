// Written by npm run codegen from server/src/common/vehicles/catalogue.ts.

import { foldText } from '../foldText'
import { BRAND_ALIASES, BRANDS } from './brands'
import { AMERICAN } from './catalogue/american'
import { CHEVROLET } from './catalogue/chevrolet'
import { CHINESE } from './catalogue/chinese'
import { OTHER_EUROPEAN } from './catalogue/european'
import { FIAT } from './catalogue/fiat'
import { CITROEN, FORD, PEUGEOT } from './catalogue/fordPeugeotCitroen'
import type { Model } from './catalogue/format'
import { GERMAN } from './catalogue/german'
import {
  HONDA,
  MAZDA,
  MITSUBISHI,
  NISSAN,
  OTHER_JAPANESE,
  SUBARU,
  SUZUKI,
  TOYOTA,
} from './catalogue/japanese'
import { HYUNDAI, KIA, OTHER_KOREAN } from './catalogue/korean'
import { MORE_CHINESE } from './catalogue/moreChinese'
import { MOTORBIKES } from './catalogue/motorbikes'
import { OTHER_ASIAN } from './catalogue/otherAsian'
import { RENAULT } from './catalogue/renault'
import { TRUCKS } from './catalogue/trucks'
import { VOLKSWAGEN } from './catalogue/volkswagen'

/** Every model we know. Where two makes share a name, the one that is commoner here comes first. */
export const MODELS: readonly Model[] = [
  ...CHEVROLET,
  ...VOLKSWAGEN,
  ...FIAT,
  ...RENAULT,
  ...SUZUKI,
  ...TOYOTA,
  ...FORD,
  ...PEUGEOT,
  ...HYUNDAI,
  ...NISSAN,
  ...CITROEN,
  ...HONDA,
  ...KIA,
  ...MITSUBISHI,
  ...MAZDA,
  ...SUBARU,
  ...OTHER_JAPANESE,
  ...OTHER_KOREAN,
  ...CHINESE,
  ...MORE_CHINESE,
  ...OTHER_ASIAN,
  ...GERMAN,
  ...OTHER_EUROPEAN,
  ...AMERICAN,
  ...TRUCKS,
  ...MOTORBIKES,
]

/** Normalises a name for comparison: lower case, no accents, one blank between words. */
export function nameKey(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const brandOfKey = new Map<string, string>([
  ...Object.entries(BRAND_ALIASES).flatMap(([brand, aliases]) =>
    aliases.map((alias): [string, string] => [nameKey(alias), brand]),
  ),
  ...BRANDS.map((brand): [string, string] => [nameKey(brand), brand]),
])
const modelsOfBrand = new Map(BRANDS.map(brand => [brand, MODELS.filter(model => model.brand === brand)]))

/** The make as the product writes it: 'vw' → 'Volkswagen'; null for one that is not in the catalogue. */
export function brandNamed(typed: string): string | null {
  return brandOfKey.get(nameKey(typed)) ?? null
}

/** The model of a make by its name or a nickname: 'renoleta' → '4'; null for one that is not in the catalogue. */
export function modelNamed(brand: string, typed: string): Model | null {
  const key = nameKey(typed)
  const known = modelsOfBrand.get(brand) ?? []
  return (
    known.find(({ name }) => nameKey(name) === key) ??
    known.find(({ aliases }) => aliases.some(alias => nameKey(alias) === key)) ??
    null
  )
}

/**
 * Makes whose name or alias begins with the typed text, then those that contain it; the common ones first.
 */
export function searchBrands(typed: string, limit: number): string[] {
  const key = nameKey(typed)
  const ranked = BRANDS.map(brand => {
    const names = [brand, ...(BRAND_ALIASES[brand] ?? [])].map(nameKey)
    return { found: brand, rank: rankOf(names, key) }
  })
  return bestOf(ranked, limit)
}

/** Models of a make whose name or nickname matches the typed text, in the catalogue's order. */
export function searchModels(brand: string, typed: string, limit: number): Model[] {
  const key = nameKey(typed)
  const ranked = (modelsOfBrand.get(brand) ?? []).map(model => ({
    found: model,
    rank: rankOf([model.name, ...model.aliases].map(nameKey), key),
  }))
  return bestOf(ranked, limit)
}

function rankOf(names: readonly string[], key: string): number {
  if (names.some(name => name.startsWith(key))) return 0
  return names.some(name => name.includes(key)) ? 1 : 2
}

function bestOf<T>(ranked: readonly { found: T; rank: number }[], limit: number): T[] {
  return [0, 1]
    .flatMap(rank => ranked.filter(row => row.rank === rank).map(({ found }) => found))
    .slice(0, limit)
}
