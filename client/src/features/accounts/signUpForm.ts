import { emailProblem, isBlank, type Problems } from '../../forms/problems'
import { MIN_PASSWORD } from '../../lib/generated/limits'

/** What everybody types who creates an account; the second password only guards against slips. */
export type PersonValues = {
  name: string
  email: string
  phone: string
  department: string
  password: string
  repeated: string
  acceptsTerms: boolean
}

export type BuyerValues = PersonValues & { buyerType: 'CONSUMER' | 'WORKSHOP'; rut: string }
export type ProviderValues = PersonValues & {
  companyName: string
  partsDescription: string
  rut: string
  address: string
}

/** What is known of who signs up, from the request they have just sent. */
export type KnownPerson = Partial<Pick<PersonValues, 'name' | 'phone' | 'department'>> & { email: string }

const blankPerson = (known: KnownPerson): PersonValues => ({
  name: '',
  phone: '',
  department: '',
  password: '',
  repeated: '',
  acceptsTerms: false,
  ...known,
})

export const blankBuyer = (known: KnownPerson): BuyerValues => ({
  ...blankPerson(known),
  buyerType: 'CONSUMER',
  rut: '',
})

export const blankProvider = (email: string): ProviderValues => ({
  ...blankPerson({ email }),
  companyName: '',
  partsDescription: '',
  rut: '',
  address: '',
})

export function buyerProblems(values: BuyerValues): Problems<BuyerValues> {
  return { ...contactProblems(values), ...closingProblems(values) }
}

export function providerProblems(values: ProviderValues): Problems<ProviderValues> {
  const { name, ...contact } = contactProblems(values)
  return {
    name,
    companyName: isBlank(values.companyName) && 'Poné el nombre del negocio.',
    ...contact,
    partsDescription: isBlank(values.partsDescription) && 'Contanos qué vendés.',
    ...closingProblems(values),
  }
}

function contactProblems({ name, email, phone }: PersonValues) {
  return {
    name: isBlank(name) && 'Poné tu nombre.',
    email: emailProblem(email),
    phone: isBlank(phone) && 'Poné un teléfono.',
  }
}

function closingProblems({ department, password, repeated, acceptsTerms }: PersonValues) {
  return {
    department: isBlank(department) && 'El departamento es obligatorio',
    ...passwordProblems({ password, repeated }),
    acceptsTerms: !acceptsTerms && 'Para crear la cuenta tenés que aceptar los términos.',
  }
}

/** What is wrong with a new password and with its second time. */
export function passwordProblems({ password, repeated }: Pick<PersonValues, 'password' | 'repeated'>) {
  return {
    password: newPasswordProblem(password),
    repeated: repeated !== password && 'Las contraseñas no coinciden, por favor revisá.',
  }
}

function newPasswordProblem(password: string): string | false {
  if (password === '') return 'Elegí una contraseña.'
  return password.length < MIN_PASSWORD && `La contraseña debe tener al menos ${MIN_PASSWORD} caracteres.`
}
