import { contradictionsOf, type VehicleContradiction } from '../common/vehicles/contradictions.ts'
import { latestYear, MIN_YEAR } from '../common/vehicles/modelYears.ts'
import { answerAboutTuerca } from './answers.ts'
import { type Known, type KnownPart, NOTHING_KNOWN } from './known.ts'
import type { Mind, MindAnswer, MindState, Terms, VisitorTurn } from './mind.ts'
import { nextQuestion, partsLacking } from './nextQuestion.ts'
import { type Understanding, understand } from './understand.ts'
import type { Asked, Kind } from './values.ts'

export const NEW_CONVERSATION: MindState = {
  known: NOTHING_KNOWN,
  asked: null,
  timesAsked: {},
  turns: 0,
  symptoms: [],
  told: [],
}

/** The assistant's first message, before the visitor wrote anything. */
export const GREETING = '¡Hola! Soy el asistente de Tuerca. Contame qué repuesto necesitás y para qué auto.'

const QUESTIONS: Readonly<Record<Asked, string>> = {
  PART: '¿Qué repuesto necesitás?',
  SYMPTOM:
    '¿Cuándo pasa y de qué parte del auto viene? Si un mecánico ya te dijo qué repuesto es, decime cuál.',
  SIDE: '¿De qué lado es, izquierdo o derecho? Mirado desde el asiento del conductor.',
  AXLE: '¿Es delantero o trasero?',
  QUANTITY: '¿Cuántos necesitás?',
  CONDITION: '¿Lo querés nuevo, usado, o te sirve cualquiera?',
  URGENCY: '¿Para cuándo lo necesitás?',
  VEHICLE: '¿Para qué auto es? Decime marca, modelo y año.',
  BRAND: '¿De qué marca es el auto?',
  MODEL: '¿Qué modelo es?',
  YEAR: '¿De qué año es?',
  ENGINE: '¿Qué motor tiene? Por ejemplo 1.6 nafta.',
  VIN: '¿Tenés el número de VIN o chasis? Está en la libreta.',
  MILEAGE: '¿Cuántos kilómetros tiene?',
  CONTACT: 'Entendí esto. ¿Está bien? Después me dejás tu email o tu WhatsApp.',
  NAME: '¿Cómo te llamás?',
  PHONE: '¿Cuál es tu número de WhatsApp?',
  EMAIL: '¿Cuál es tu email?',
  DEPARTMENT: '¿En qué departamento estás?',
  CONFIRM: 'Fijate en «Entendí esto» si está todo bien, y lo mandamos a los proveedores.',
}

/** The same question for several parts; their names precede it. */
const QUESTIONS_OF_SEVERAL: Readonly<Partial<Record<Asked, string>>> = {
  SIDE: '¿De qué lado van, izquierdo o derecho? Mirado desde el asiento del conductor.',
  AXLE: '¿Van adelante o atrás?',
  CONDITION: '¿Los querés nuevos, usados, o te sirve cualquiera?',
}

/** Kinds of messages with content, though not the requested one. */
const SAYS_SOMETHING: readonly Kind[] = ['FACTS', 'CORRECTION', 'QUESTION']

const WITHOUT_CONTACT =
  'Para mandarlo me falta tu WhatsApp o tu email: escribilo acá o dejalo en «Enviar consulta».'

/** Runs one turn of the embedded mind. Pure: asks one question at a time and knows only what was said. */
export function converse(state: MindState, turn: VisitorTurn, terms: Terms): MindAnswer {
  return respond(readTurn(state, turn), state, turn, terms, null)
}

/** Merges the visitor's message into the known facts. */
export function readTurn(state: MindState, { says, thisYear }: VisitorTurn): Understanding {
  return understand({ says, asked: state.asked, turn: state.turns, thisYear }, state.known)
}

/** An answer worded by another mind, and its question. */
export type Worded = { readonly text: string; readonly asks: Asked }

/**
 * Builds the answer to a message, in our words or in another mind's. Warnings and contradictions always use
 * our words, and nothing is confirmed while a question is open.
 */
export function respond(
  read: Understanding,
  state: MindState,
  turn: VisitorTurn,
  terms: Terms,
  worded: Worded | null,
): MindAnswer {
  const symptoms = read.symptom === null ? state.symptoms : [...state.symptoms, read.symptom]
  const told = [...state.told]
  const sayOnce = (key: string, text: string) => {
    if (told.includes(key)) return null
    told.push(key)
    return text
  }
  const contradiction = contradictionIn(read.known, turn.thisYear, told)
  const warning = isRiskyUsed(read.known)
    ? sayOnce(
        'used-safety',
        'Ojo: es una pieza de seguridad. Si la comprás usada, hacela revisar por un mecánico antes de colocarla.',
      )
    : null
  const doubt = contradiction ? sayOnce(contradiction.key, contradiction.question) : null
  const next = nextQuestion({
    known: read.known,
    timesAsked: state.timesAsked,
    symptoms,
    passedOver: SAYS_SOMETHING.some(kind => read.kinds.includes(kind)) ? state.asked : null,
  })
  const theirs = worded && !contradiction ? worded : null
  const isTooEarly = theirs?.asks === 'CONFIRM' && next !== 'CONFIRM'
  const asks: Asked = contradiction?.asks ?? (isTooEarly ? next : (theirs?.asks ?? next))
  const said = theirs
    ? [theirs.text, warning, isTooEarly ? questionFor(next, read.known) : null]
    : [
        ...remarksOn(read, terms),
        asks === 'YEAR' ? wrongYearIn(turn, state.asked) : null,
        warning,
        doubt,
        contradiction ? null : questionFor(asks, read.known),
      ]
  return {
    state: {
      known: read.known,
      asked: asks,
      timesAsked: { ...state.timesAsked, [asks]: (state.timesAsked[asks] ?? 0) + 1 },
      turns: state.turns + 1,
      symptoms,
      told,
    },
    reply: said.filter(part => part !== null).join(' '),
    asks,
    kinds: read.kinds,
    opens: asks === 'CONTACT' ? 'CONTACT' : asks === 'SYMPTOM' && turn.photos === 0 ? 'PHOTOS' : null,
  }
}

/** Names the parts concerned when there are several. A confirmation requires a way to reach the person. */
function questionFor(asks: Asked, known: Known): string {
  const { parts, contact } = known
  const isUnreachable = contact.phone === null && contact.email === null
  if (asks === 'CONFIRM' && isUnreachable && parts.length > 0) return WITHOUT_CONTACT
  const meant = partsLacking(asks, parts)
  // A condition for all parts needs no names.
  const isClear = parts.length === 1 || (asks === 'CONDITION' && meant.length === parts.length)
  if (isClear || meant.length === 0) return QUESTIONS[asks]
  const names = list.format(meant.map(part => nameAmong(known, part)))
  const question = (meant.length > 1 && QUESTIONS_OF_SEVERAL[asks]) || QUESTIONS[asks]
  return `${capitalized(names)}: ${question.charAt(0)}${question.charAt(1).toLowerCase()}${question.slice(2)}`
}

/** 'óptica', or 'óptica (Gol)' when another car needs one too. */
function nameAmong({ parts, vehicles }: Known, { name, vehicle }: KnownPart): string {
  const isOnly = parts.filter(other => other.name.value === name.value).length === 1
  const car = vehicles[vehicle]?.model ?? vehicles[vehicle]?.brand
  return isOnly || !car ? name.value : `${name.value} (${car.value})`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** The embedded mind as an implementation of `Mind`. */
export function embeddedMind(terms: Terms): Mind {
  return { answer: (state, turn) => Promise.resolve(converse(state, turn, terms)) }
}

function remarksOn({ kinds, sheet }: Understanding, terms: Terms): string[] {
  if (kinds.includes('INJECTION') || kinds.includes('OFF_TOPIC'))
    return ['Solo puedo ayudarte a pedir repuestos.']
  const remarks: string[] = []
  if (kinds.includes('RUDE')) remarks.push('Entiendo la molestia.')
  if (kinds.includes('QUESTION')) remarks.push(answerAboutTuerca(sheet, terms))
  if (kinds.includes('CORRECTION')) remarks.push('Listo, lo corregí.')
  else if (kinds.includes('FACTS')) remarks.push('Anotado.')
  else if (kinds.includes('GREETING')) remarks.push('¡Hola!')
  return remarks
}

/**
 * Why a number was not understood as the year: any number after the question, else one that can only be a year
 * before the first. Null when the message has none. Round hundreds are engines ('1900 diesel').
 */
function wrongYearIn({ says, thisYear }: VisitorTurn, asked: Asked | null): string | null {
  const isTooEarly = [...says.matchAll(/\b19\d\d\b/g)].some(
    ([year]) => Number(year) < MIN_YEAR && !year.endsWith('00'),
  )
  return isTooEarly || (asked === 'YEAR' && /\d/.test(says))
    ? `Tiene que ser un año entre ${MIN_YEAR} y ${latestYear(thisYear)}.`
    : null
}

const isRiskyUsed = ({ parts }: Known) =>
  parts.some(
    ({ isSafety, condition }) => isSafety && (condition?.value === 'USED' || condition?.value === 'ANY'),
  )

/** The first contradiction that was not asked about yet. */
function contradictionIn({ vehicles }: Known, thisYear: number, told: readonly string[]) {
  return vehicles
    .flatMap(({ brand, model, year, vin }) =>
      contradictionsOf(
        {
          brand: brand?.value ?? null,
          model: model?.value ?? null,
          year: year?.value ?? null,
          vin: vin?.value ?? null,
        },
        thisYear,
      ),
    )
    .map(questionAbout)
    .find(({ key }) => !told.includes(key))
}

function questionAbout(found: VehicleContradiction): { key: string; asks: Asked; question: string } {
  const key = JSON.stringify(found)
  switch (found.kind) {
    case 'VIN_MAKE':
      return {
        key,
        asks: 'VIN',
        question: `El VIN parece de ${found.vinMakes.join(' o ')}, y me dijiste ${found.said}. ¿Lo revisás?`,
      }
    case 'VIN_YEAR':
      return {
        key,
        asks: 'YEAR',
        question: `Por el VIN sería ${found.vinYears.join(' o ')}, y me dijiste ${found.said}. ¿Cuál es el año?`,
      }
    case 'VIN_LETTER':
      return { key, asks: 'VIN', question: 'Los VIN no llevan I, O ni Q. ¿Me lo pasás de nuevo?' }
    case 'MODEL_YEAR':
      return {
        key,
        asks: 'YEAR',
        question: `Por lo que sé, el ${found.model} se vendió ${found.to === null ? `desde ${found.from}` : `entre ${found.from} y ${found.to}`}. ¿Es ${found.said}?`,
      }
  }
}
