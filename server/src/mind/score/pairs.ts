import type { Expected, ExpectedPart, ExpectedVehicle } from '../corpus/corpus.ts'
import { plainText } from '../corpus/corpus.ts'
import type { Known, KnownPart, KnownVehicle } from '../known.ts'
import { keyWords } from '../text/words.ts'

/** A field's value and its accepted values; null and undefined mean 'nothing'. */
export type Comparison = {
  readonly field: string
  readonly read: unknown
  readonly accepted: readonly unknown[] | undefined
}

const VEHICLE_FIELDS = ['brand', 'model', 'year', 'engine', 'version', 'vin', 'chassis', 'mileageKm'] as const
const PART_FIELDS = ['category', 'side', 'axle', 'quantity', 'condition', 'partNumber'] as const
const CONTACT_FIELDS = ['name', 'phone', 'email', 'department', 'city'] as const

/** Every field of a conversation with its value and the correct one, paired as the corpus describes. */
export function comparisonsOf(known: Known, expected: Expected): Comparison[] {
  const { cars, parts, isCarPair } = pairsOf(known, expected)
  return [
    ...cars.flatMap(([mine, theirs]) =>
      vehicleFields(known.vehicles[mine ?? -1], expected.vehicles[theirs ?? -1]),
    ),
    ...parts.flatMap(([mine, theirs]) =>
      partFields(known.parts[mine ?? -1], expected.parts[theirs ?? -1], isCarPair),
    ),
    { field: 'urgency', read: known.urgency?.value, accepted: expected.urgency },
    ...CONTACT_FIELDS.map(field => ({
      field,
      read: textOf(known.contact[field]?.value, field),
      accepted: expected.contact[field],
    })),
  ]
}

/** Indexes of the known parts that nobody asked for. */
export function wrongPartsOf(known: Known, expected: Expected): ReadonlySet<number> {
  const { parts } = pairsOf(known, expected)
  return new Set(parts.flatMap(([mine, theirs]) => (mine !== null && theirs === null ? [mine] : [])))
}

function pairsOf(known: Known, expected: Expected) {
  const cars = pair(known.vehicles, expected.vehicles, likenessOfVehicles)
  const isCarPair = (part: KnownPart, other: ExpectedPart) =>
    cars.some(([mine, theirs]) => mine === part.vehicle && theirs === (other.vehicle ?? 0))
  const parts = pair(known.parts, expected.parts, (part, other) => {
    if (!hasName(part, other)) return 0
    const agreeing = PART_FIELDS.filter(field => agrees(valueOf(part, field), other[field])).length
    return 1 + agreeing + (isCarPair(part, other) ? 2 : 0)
  })
  return { cars, parts, isCarPair }
}

type Pair = readonly [mine: number | null, theirs: number | null]

/** Pairs one to one, the likeliest first; the rest remains unpaired. */
function pair<A, B>(
  mine: readonly A[],
  theirs: readonly B[],
  likeness: (one: A, other: B) => number,
): Pair[] {
  const candidates = mine
    .flatMap((one, at) => theirs.map((other, place) => ({ at, place, score: likeness(one, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.at - other.at || one.place - other.place)
  const pairs: Pair[] = []
  for (const { at, place } of candidates) {
    if (!pairs.some(([one, other]) => one === at || other === place)) pairs.push([at, place])
  }
  const aloneMine = mine.map((_, at) => at).filter(at => !pairs.some(([one]) => one === at))
  const aloneTheirs = theirs.map((_, at) => at).filter(at => !pairs.some(([, other]) => other === at))
  return [
    ...pairs,
    ...aloneMine.map(at => [at, null] as const),
    ...aloneTheirs.map(at => [null, at] as const),
  ]
}

function likenessOfVehicles(one: KnownVehicle, other: ExpectedVehicle): number {
  return (
    0.5 +
    VEHICLE_FIELDS.filter(field => other[field] && agrees(textOf(one[field]?.value, field), other[field]))
      .length
  )
}

function vehicleFields(one: KnownVehicle | undefined, other: ExpectedVehicle | undefined): Comparison[] {
  return VEHICLE_FIELDS.map(field => ({
    field,
    read: textOf(one?.[field]?.value, field),
    accepted: other?.[field],
  }))
}

function partFields(
  one: KnownPart | undefined,
  other: ExpectedPart | undefined,
  isCarPair: (one: KnownPart, other: ExpectedPart) => boolean,
): Comparison[] {
  if (one && other) {
    const right = [true]
    return [
      { field: 'part', read: true, accepted: right },
      {
        field: 'vehicle of part',
        read: isCarPair(one, other) || other.vehicle === undefined,
        accepted: right,
      },
      ...PART_FIELDS.map(field => ({ field, ...sideBySide(one, other, field) })),
    ]
  }
  if (one) return [{ field: 'part', read: one.name.value, accepted: undefined }]
  return [{ field: 'part', read: undefined, accepted: other?.isOptional ? [true, null] : [other?.names[0]] }]
}

function valueOf(part: KnownPart, field: (typeof PART_FIELDS)[number]): unknown {
  return field === 'category' ? part.category : part[field]?.value
}

/** A quantity of one may be left out, and is no fault when added. */
function sideBySide(part: KnownPart, other: ExpectedPart, field: (typeof PART_FIELDS)[number]) {
  const read = valueOf(part, field)
  const accepted: readonly unknown[] | undefined = other[field]
  if (field !== 'quantity') return { read, accepted }
  if (!accepted) return { read: read === 1 ? undefined : read, accepted }
  return { read, accepted: accepted.includes(1) ? [...accepted, null] : accepted }
}

/** True when its name or a synonym is accepted; singular and plural are equal. */
function hasName(part: KnownPart, { names }: ExpectedPart): boolean {
  const keyOf = (name: string) => keyWords(name).join(' ')
  const accepted = new Set(names.map(keyOf))
  return [part.name.value, ...part.synonyms].some(name => accepted.has(keyOf(name)))
}

const TEXTS: ReadonlySet<string> = new Set(['model', 'engine', 'version', 'name', 'city'])

function textOf(value: unknown, field: string): unknown {
  return TEXTS.has(field) && typeof value === 'string' ? plainText(value) : value
}

/** True when a value is correct: accepted, or absent where nothing is accepted. */
export function agrees(read: unknown, accepted: readonly unknown[] | undefined): boolean {
  const value = read ?? null
  return accepted === undefined ? value === null : accepted.includes(value)
}
