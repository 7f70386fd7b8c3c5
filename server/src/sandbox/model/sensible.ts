/** A message as it came over the wire. */
export interface SeenMessage {
  readonly role: string
  readonly text: string
  /** Addresses of its pictures: `data:` with their bytes. */
  readonly images: readonly string[]
}

const MODELS: readonly (readonly [word: string, brand: string, model: string])[] = [
  ['gol', 'Volkswagen', 'Gol'],
  ['corsa', 'Chevrolet', 'Corsa'],
  ['onix', 'Chevrolet', 'Onix'],
  ['palio', 'Fiat', 'Palio'],
  ['uno', 'Fiat', 'Uno'],
  ['clio', 'Renault', 'Clio'],
  ['ka', 'Ford', 'Ka'],
]

/** Descriptions of parts by people who do not know their names. */
const PARTS: readonly (readonly [said: RegExp, name: string, category: string])[] = [
  [/lo que tira agua (?:en el|al) (?:parabrisas|vidrio)/i, 'bomba de sapito', 'ELECTRICAL'],
  [/lo que carga la bater[ií]a/i, 'alternador', 'ELECTRICAL'],
  [/(?:el|la) (?:bicho|aparato|cosa) que prende (?:el|al) motor/i, 'burro de arranque', 'ELECTRICAL'],
]

const ASKS: Readonly<Record<string, string>> = {
  PART: '¿Qué repuesto estás buscando?',
  VEHICLE: '¿Me decís marca, modelo y año del auto?',
  BRAND: '¿De qué marca es?',
  MODEL: '¿Qué modelo es?',
  YEAR: '¿De qué año es?',
  CONDITION: '¿Lo preferís nuevo o usado?',
  CONTACT: 'Entendí esto. ¿Está bien? Después me dejás tu email o tu WhatsApp.',
  DEPARTMENT: '¿En qué departamento estás?',
  CONFIRM: 'Fijate si está todo bien y lo mandamos.',
}

const quoted = <T>(value: T | undefined, quote: string | undefined) =>
  value === undefined || quote === undefined ? null : { value, quote }

/** A sensible model's answer: by a few rules, and without invented facts. */
export function sensible(messages: readonly SeenMessage[]) {
  const said = messages.findLast(({ role }) => role === 'user')?.text ?? ''
  const system = messages.find(({ role }) => role === 'system')?.text ?? ''
  const car = MODELS.flatMap(([word, brand, model]) => {
    const found = new RegExp(`\\b${word}\\b`, 'i').exec(said)?.[0]
    return found ? [{ brand, model, found }] : []
  })[0]
  const year = /\b(?:19[89]|20[0-3])\d\b/.exec(said)?.[0]
  const parts = PARTS.flatMap(([pattern, name, category]) => {
    const quote = pattern.exec(said)?.[0]
    if (!quote) return []
    return [{ name, quote, category, side: null, axle: null, condition: null, partNumber: null }]
  })
  const [named] = parts
  const asks = next(/Conviene preguntar: (\w+)/.exec(system)?.[1], {
    PART: parts.length > 0,
    VEHICLE: car !== undefined,
    YEAR: year !== undefined,
  })
  return {
    reply: `${named ? `Entendí: ${named.name}.` : 'Te sigo.'} ${ASKS[asks] ?? ASKS.PART}`,
    asks,
    car: {
      brand: quoted(car?.brand, car?.found),
      model: quoted(car?.model, car?.found),
      year: quoted(year === undefined ? undefined : Number(year), year),
      engine: null,
      version: null,
      vin: null,
      mileageKm: null,
    },
    parts,
    urgency: null,
  }
}

/** The question that the prompt asks for, unless it was just answered. */
function next(wanted = 'PART', isSaid: Readonly<Record<string, boolean>>): string {
  if (wanted in ASKS && !isSaid[wanted]) return wanted
  return ['PART', 'VEHICLE', 'YEAR'].find(each => isSaid[each] === false) ?? 'CONDITION'
}

export type SensibleAnswer = ReturnType<typeof sensible>
