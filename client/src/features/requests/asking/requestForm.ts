import { phoneProblem } from '../../../forms/phoneProblem'
import { emailProblem, isBlank, isWhole, type Problems } from '../../../forms/problems'
import { plainIdentifier } from '../../../lib/generated/identifiers'
import { MAX_QUANTITY } from '../../../lib/generated/limits'
import { compactVehicleNumber } from '../../../lib/generated/vehicles/compactVehicleNumber'
import { latestYear, MIN_YEAR } from '../../../lib/generated/vehicles/modelYears'
import { wholeNumber } from '../../../lib/wholeNumber'

/** The form values of a part. Empty strings are not filled in yet. */
export type PartValues = {
  /** Identifies the part in this form and links files to it. The server does not know it. */
  key: string
  description: string
  category: string
  condition: 'NEW' | 'USED' | 'ANY'
  urgency: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT'
  quantity: string
  partNumber: string
  comments: string
  /** The part's uploaded files; written by the uploader. */
  uploadIds: string[]
}

/** The whole form. Names and nesting match the graph's input, so that refusals find their fields. */
export type RequestValues = {
  brand: string
  model: string
  year: string
  engine: string
  version: string
  vin: string
  mileageKm: string
  /** The problem of the vehicle, in the person's words. */
  description: string
  parts: PartValues[]
  /** Uploaded files of the whole request; written by the uploader. */
  uploadIds: string[]
  contact: { name: string; email: string; phone: string }
  department: string
}

export const steps = ['vehiculo', 'repuestos', 'contacto'] as const
export type Step = (typeof steps)[number]

/** The step of each field. */
const stepOfField: Readonly<Record<keyof RequestValues, Step>> = {
  brand: 'vehiculo',
  model: 'vehiculo',
  year: 'vehiculo',
  engine: 'vehiculo',
  version: 'vehiculo',
  vin: 'vehiculo',
  mileageKm: 'vehiculo',
  description: 'vehiculo',
  parts: 'repuestos',
  uploadIds: 'repuestos',
  contact: 'contacto',
  department: 'contacto',
}

/** The fields of a step, for `trigger`. */
export function fieldsOf(step: Step): (keyof RequestValues)[] {
  return (Object.keys(stepOfField) as (keyof RequestValues)[]).filter(field => stepOfField[field] === step)
}

/** The step of a field by its path: 'parts.0.quantity'. */
export function stepOf(path: string): Step {
  return stepOfField[path.split('.')[0] as keyof RequestValues]
}

/** The first part; each further one has a key of its own. */
export const blankPart: PartValues = {
  key: 'first',
  description: '',
  category: '',
  condition: 'ANY',
  urgency: 'MEDIUM',
  quantity: '1',
  partNumber: '',
  comments: '',
  uploadIds: [],
}

export const blankRequest: RequestValues = {
  brand: '',
  model: '',
  year: '',
  engine: '',
  version: '',
  vin: '',
  mileageKm: '',
  description: '',
  parts: [blankPart],
  uploadIds: [],
  contact: { name: '', email: '', phone: '' },
  department: '',
}

/** The error of a model year, false without one. `now` in ms: next year's models are sold this year. */
export function yearProblem(year: string, now: number): string | false {
  const maxYear = latestYear(new Date(now).getUTCFullYear())
  return !isWhole(year, MIN_YEAR, maxYear) && `Poné un año entre ${MIN_YEAR} y ${maxYear}`
}

/**
 * `now` in ms, for the year. `emailOnly`: this site accepts no request with a phone
 * alone.
 */
export function requestProblems(
  values: RequestValues,
  now: number,
  emailOnly = false,
): Problems<RequestValues> {
  const { brand, model, year, vin, mileageKm, parts, contact, department } = values
  const problems: Problems<RequestValues> = {
    brand: isBlank(brand) && 'La marca es obligatoria',
    model: isBlank(model) && 'El modelo es obligatorio',
    year: yearProblem(year, now),
    vin:
      !/^([A-Z0-9]{5,17})?$/.test(compactVehicleNumber(vin)) &&
      'Revisá el VIN o chasis: son entre 5 y 17 letras y números',
    mileageKm: Number.isNaN(kilometresOf(mileageKm)) && 'Poné los kilómetros, por ejemplo 182000',
  }
  for (const [index, { description, quantity }] of parts.entries()) {
    problems[`parts.${index}.description`] = isBlank(description) && 'Poné qué repuesto necesitás'
    problems[`parts.${index}.quantity`] =
      !isWhole(quantity, 1, MAX_QUANTITY) && `Poné una cantidad entre 1 y ${MAX_QUANTITY}`
  }
  problems['contact.email'] = contactProblem(contact, emailOnly)
  problems['contact.phone'] = phoneProblem(contact.phone)
  problems.department = isBlank(department) && 'El departamento es obligatorio'
  return problems
}

/** Name, e-mail and phone are each optional, but one of the two must reach the person. */
function contactProblem({ email, phone }: RequestValues['contact'], emailOnly: boolean) {
  if (!isBlank(email)) return emailProblem(email)
  if (emailOnly) return 'Dejá tu email: por ahora cada pedido se confirma por correo'
  return isBlank(phone) && 'Dejá un email o un WhatsApp. Por email te avisamos cuando te coticen'
}

const MAX_KILOMETRES = 3_000_000

/** '182.000 km' → 182000; null for empty text, NaN for text that is no number of kilometres. */
export function kilometresOf(typed: string): number | null {
  const compact = plainIdentifier(typed)
    .replace(/km\.?$/i, '')
    .replace(/[ .,]/g, '')
  if (isBlank(typed)) return null
  return isWhole(compact, 0, MAX_KILOMETRES) ? Number(compact) : Number.NaN
}

/** The index of the part a field belongs to; null for none. */
export function partOf(path: string): number | null {
  const match = /^parts\.(\d+)\b/.exec(path)
  return match ? Number(match[1]) : null
}

/** The step to show when `wanted` is asked for: at most the first with a wrong field (by path). */
export function reachableStep(wanted: Step, wrong: readonly string[]): Step {
  const wrongSteps = wrong.map(stepOf)
  return steps.find(step => step === wanted || wrongSteps.includes(step)) ?? wanted
}

const orNull = (text: string) => text.trim() || null

/**
 * The graph's input for a form without problems. `Enums` are those of the graph: the selects have no other
 * values.
 */
export function requestInput<Category extends string, Department extends string>(
  values: RequestValues,
  submissionKey: string,
) {
  return {
    submissionKey,
    brand: values.brand.trim(),
    model: values.model.trim(),
    year: wholeNumber(values.year),
    engine: orNull(values.engine),
    version: orNull(values.version),
    vin: orNull(values.vin),
    mileageKm: kilometresOf(values.mileageKm),
    description: orNull(values.description),
    parts: values.parts.map(part => ({
      description: part.description.trim(),
      category: part.category === '' ? null : (part.category as Category),
      condition: part.condition,
      urgency: part.urgency,
      quantity: wholeNumber(part.quantity),
      partNumber: orNull(part.partNumber),
      comments: orNull(part.comments),
      uploadIds: part.uploadIds,
    })),
    contact: {
      name: orNull(values.contact.name),
      email: orNull(values.contact.email),
      phone: orNull(values.contact.phone),
    },
    department: values.department as Department,
    uploadIds: values.uploadIds,
  }
}

/** The files of each part, and those of the whole request: without a part, or of a removed one. */
export function filesByPart(
  parts: readonly Pick<PartValues, 'key'>[],
  files: readonly { readonly about: string | null; readonly uploadId: string }[],
): { ofParts: string[][]; ofAll: string[] } {
  const idsOf = (all: typeof files) => all.map(({ uploadId }) => uploadId)
  const keys = new Set(parts.map(({ key }) => key))
  return {
    ofParts: parts.map(({ key }) => idsOf(files.filter(({ about }) => about === key))),
    ofAll: idsOf(files.filter(({ about }) => about === null || !keys.has(about))),
  }
}

const URGENCIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const

/** The highest urgency of the parts, which is that of the request. */
export function urgencyOf(parts: readonly PartValues[]): PartValues['urgency'] {
  const highest = Math.max(...parts.map(({ urgency }) => URGENCIES.indexOf(urgency)))
  return URGENCIES[highest] ?? 'MEDIUM'
}
