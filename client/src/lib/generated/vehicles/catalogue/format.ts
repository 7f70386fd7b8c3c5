// Written by npm run codegen from server/src/common/vehicles/catalogue/format.ts.

export const BODIES = [
  'hatch',
  'sedan',
  'wagon',
  'coupe',
  'suv',
  'mpv',
  'pickup',
  'van',
  'truck',
  'jeep',
] as const
export type Body = (typeof BODIES)[number]

/** A model as sold in Uruguay, new or imported used. */
export type Model = {
  readonly brand: string
  readonly name: string
  /** First and last model year seen here; null: still sold. */
  readonly from: number
  readonly to: number | null
  readonly body: Body | null
  /** Nicknames, misspellings, and trims that people use as model names. */
  readonly aliases: readonly string[]
  /**
   * True for common words and numbers, which mean the model only next to its make or where a vehicle is
   * named.
   */
  readonly isCommonWord: boolean
  /** True for the models most common on Uruguayan streets; set only for makes with a page of their own. */
  readonly isSeenMost: boolean
}

const LINE =
  /^(?<name>[^|?*]+?)(?<word>\??)(?<seen>\*?)\s*\|\s*(?<from>\d{4})-(?<to>\d{4})?\s*(?:\|\s*(?<body>\w*)\s*)?(?:\|\s*(?<aliases>.+))?$/

/**
 * Parses one model per line: `Name | 1990-2004 | hatch | nickname, misspelling`; after the name, '?' marks a
 * common word and '*' a most common model.
 */
export function models(brand: string, table: string): Model[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const parts = LINE.exec(line.trim())?.groups
      if (!parts) throw new Error(`Not a model of ${brand}: ${line}`)
      const body = BODIES.find(known => known === parts.body) ?? null
      if (parts.body && !body) throw new Error(`Not a kind of body: ${line}`)
      return {
        brand,
        name: `${parts.name}`.trim(),
        from: Number(parts.from),
        to: parts.to ? Number(parts.to) : null,
        body,
        aliases: parts.aliases?.split(',').map(alias => alias.trim()) ?? [],
        isCommonWord: parts.word === '?',
        isSeenMost: parts.seen === '*',
      }
    })
}
