/** A part as it is being typed. Empty strings are not said yet. */
export type PartValues = {
  description: string
  category: string
  condition: 'NEW' | 'USED' | 'ANY'
  urgency: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT'
  quantity: string
  partNumber: string
  comments: string
}

/** The whole form. Names and nesting are those of the graph's input, so that its refusals find their fields. */
export type RequestValues = {
  brand: string
  model: string
  year: string
  engine: string
  version: string
  vin: string
  parts: PartValues[]
  contact: { name: string; email: string; phone: string }
  department: string
}

export const steps = ['vehiculo', 'repuestos', 'contacto'] as const
export type Step = (typeof steps)[number]

export const MIN_YEAR = 1980
export const MAX_PARTS = 20
export const MAX_QUANTITY = 999

export const blankPart: PartValues = {
  description: '',
  category: '',
  condition: 'ANY',
  urgency: 'MEDIUM',
  quantity: '1',
  partNumber: '',
  comments: '',
}

export const blankRequest: RequestValues = {
  brand: '',
  model: '',
  year: '',
  engine: '',
  version: '',
  vin: '',
  parts: [blankPart],
  contact: { name: '', email: '', phone: '' },
  department: '',
}

/** Something to mend before going on. `name` is the field's as react-hook-form writes it. */
export type Problem = {
  readonly name: string
  readonly step: Step
  readonly message: string
  /** Nothing was written where something is needed. */
  readonly missing: boolean
}

/** What each step still lacks, in the order of the fields. `now` in ms: next year's cars are sold this year. */
export function problemsOf(values: RequestValues, now: number): Problem[] {
  const problems: Problem[] = []
  const add = (step: Step, name: string, value: string, message: string) =>
    problems.push({ step, name, message, missing: value.trim() === '' })
  const need = (step: Step, name: string, value: string, message: string) => {
    if (value.trim() === '') add(step, name, value, message)
  }

  need('vehiculo', 'brand', values.brand, 'La marca es obligatoria')
  need('vehiculo', 'model', values.model, 'El modelo es obligatorio')
  const maxYear = new Date(now).getUTCFullYear() + 1
  if (!isWhole(values.year, MIN_YEAR, maxYear))
    add('vehiculo', 'year', values.year, `Poné un año entre ${MIN_YEAR} y ${maxYear}`)
  if (!/^([a-z0-9]{5,17})?$/i.test(values.vin.replace(/[\s.-]/g, '')))
    add('vehiculo', 'vin', values.vin, 'Revisá el VIN o chasis: son entre 5 y 17 letras y números')

  values.parts.forEach((part, index) => {
    need('repuestos', `parts.${index}.description`, part.description, 'Poné qué repuesto necesitás')
    if (!isWhole(part.quantity, 1, MAX_QUANTITY)) {
      add(
        'repuestos',
        `parts.${index}.quantity`,
        part.quantity,
        `Poné una cantidad entre 1 y ${MAX_QUANTITY}`,
      )
    }
  })

  const { name, email } = values.contact
  need('contacto', 'contact.name', name, 'Poné tu nombre.')
  if (email.trim() === '') add('contacto', 'contact.email', email, 'Poné tu email.')
  else if (!/^\S+@\S+\.\S+$/.test(email.trim()))
    add('contacto', 'contact.email', email, 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.')
  need('contacto', 'department', values.department, 'El departamento es obligatorio')
  return problems
}

function isWhole(typed: string, min: number, max: number): boolean {
  const value = Number(typed.trim())
  return /^\d+$/.test(typed.trim()) && value >= min && value <= max
}

/** The step that a field of the graph's input is typed in. */
export function stepOf(name: string): Step {
  if (/^(parts|uploadIds)\b/.test(name)) return 'repuestos'
  return /^(contact|department)\b/.test(name) ? 'contacto' : 'vehiculo'
}

/** Which part's fieldset a field is in; null when it is in none. */
export function partOf(name: string): number | null {
  const match = /^parts\.(\d+)\b/.exec(name)
  return match ? Number(match[1]) : null
}

/** The step that may be shown when `wanted` is asked for: not beyond the first incomplete one. */
export function reachableStep(wanted: Step, problems: readonly Problem[]): Step {
  const blocked = problems.find(problem => steps.indexOf(problem.step) < steps.indexOf(wanted))
  return blocked ? blocked.step : wanted
}

const orNull = (text: string) => text.trim() || null

/** The graph's input for a form without problems. `Enums` are those of the graph: the selects offer nothing else. */
export function requestInput<Category extends string, Department extends string>(
  values: RequestValues,
  { submissionKey, uploadIds }: { submissionKey: string; uploadIds: readonly string[] },
) {
  return {
    submissionKey,
    brand: values.brand.trim(),
    model: values.model.trim(),
    year: Number(values.year),
    engine: orNull(values.engine),
    version: orNull(values.version),
    vin: orNull(values.vin),
    parts: values.parts.map(part => ({
      description: part.description.trim(),
      category: part.category === '' ? null : (part.category as Category),
      condition: part.condition,
      urgency: part.urgency,
      quantity: Number(part.quantity),
      partNumber: orNull(part.partNumber),
      comments: orNull(part.comments),
    })),
    contact: {
      name: values.contact.name.trim(),
      email: values.contact.email.trim(),
      phone: orNull(values.contact.phone),
    },
    department: values.department as Department,
    uploadIds: [...uploadIds],
  }
}

const URGENCIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const

/** The most urgent of the parts, which is what the request counts as. */
export function urgencyOf(parts: readonly PartValues[]): PartValues['urgency'] {
  const highest = Math.max(...parts.map(({ urgency }) => URGENCIES.indexOf(urgency)))
  return URGENCIES[highest] ?? 'MEDIUM'
}
