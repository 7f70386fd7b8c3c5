import type { PartEntry } from '../lexicon/parts.ts'
import { PARTS } from '../lexicon/parts.ts'
import type { MentionOf, Sheet } from '../read/mentions.ts'

/** A word that means one part among some neighbours, and another among others. */
type Ambiguity = {
  readonly words: RegExp
  readonly meant: string
  /** Matches the neighbours among which this meaning applies. */
  readonly beside: (part: PartEntry) => boolean
}

const isFront = ({ category, name }: PartEntry) =>
  category === 'LIGHTS' || category === 'BODY' || /^(radiador|electroventilador)/.test(name)

const AMBIGUITIES: readonly Ambiguity[] = [
  { words: /^parrilla$/, meant: 'parrilla frontal', beside: isFront },
  {
    words: /^(disco|discos)$/,
    meant: 'disco de embrague',
    beside: ({ name }) => /embrague|empuje|volante motor/.test(name),
  },
  { words: /^(cable|piola)$/, meant: 'cable de embrague', beside: ({ name }) => name.includes('embrague') },
  {
    words: /^(crapodina|ruleman|rulemanes|rodamiento|rolamento|rolamiento)$/,
    meant: 'rulemán de empuje',
    beside: ({ name }) => /embrague/.test(name),
  },
  {
    words: /^(balizas?)$/,
    meant: 'baliza triangular',
    beside: ({ name }) => /^(extintor|chaleco|botiqu)/.test(name),
  },
  { words: /^filtro$/, meant: 'filtro de aceite', beside: ({ name }) => name === 'aceite de motor' },
  {
    words: /^filtro$/,
    meant: 'filtro de habitáculo',
    beside: ({ name }) => name === 'filtro de habitáculo',
  },
  {
    words: /^(tensor|rodillo)$/,
    meant: 'tensor de alternador',
    beside: ({ name }) => name === 'correa poly v',
  },
]

const byName = new Map(PARTS.map(part => [part.name, part]))

/** Resolves an ambiguous word by the other parts of its message. */
export function amongOthers(
  { tokens }: Sheet,
  mention: MentionOf<'PART'>,
  parts: readonly MentionOf<'PART'>[],
): MentionOf<'PART'> {
  if (mention.to - mention.from !== 1) return mention
  const word = tokens[mention.from]?.word ?? ''
  const ambiguity = AMBIGUITIES.find(({ words }) => words.test(word))
  const isMeant = ambiguity && parts.some(other => other !== mention && ambiguity.beside(other.part))
  const part = isMeant ? byName.get(ambiguity.meant) : undefined
  return part ? { ...mention, part } : mention
}
