import { phoneProblem } from '../../../forms/phoneProblem'
import { emailProblem, isBlank, type Problems } from '../../../forms/problems'
import { parseRut } from '../../../lib/generated/accounts/rut'
import { MIN_PASSWORD } from '../../../lib/generated/limits'

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

export type BuyerValues = PersonValues & {
  buyerType: 'CONSUMER' | 'WORKSHOP'
  /** Of a workshop, as its address. */
  rut: string
  address: string
}
export type ProviderValues = PersonValues & {
  companyName: string
  partsDescription: string
  rut: string
  address: string
}

/** What only the sign-up in steps asks of a company, in a line. */
export type CompanyTexts = { businessName: string; websiteUrl: string }

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
  address: '',
})

export const blankProvider = (email: string): ProviderValues => ({
  ...blankPerson({ email }),
  companyName: '',
  partsDescription: '',
  rut: '',
  address: '',
})

export function buyerProblems(values: BuyerValues): Problems<BuyerValues> {
  return {
    ...contactProblems(values),
    department: departmentProblem(values.department),
    ...workshopProblems(values),
    ...closingProblems(values),
  }
}

export function providerProblems(values: ProviderValues): Problems<ProviderValues> {
  const { name, ...contact } = contactProblems(values)
  return {
    name,
    companyName: isBlank(values.companyName) && 'Poné el nombre del negocio.',
    ...contact,
    partsDescription: isBlank(values.partsDescription) && 'Contanos qué vendés.',
    department: departmentProblem(values.department),
    rut: rutProblem(values.rut),
    ...closingProblems(values),
  }
}

/** What a company is asked besides. */
export function workshopProblems({
  buyerType,
  rut,
  address,
}: Pick<BuyerValues, 'buyerType' | 'rut' | 'address'>) {
  const isWorkshop = buyerType === 'WORKSHOP'
  return {
    rut: isWorkshop && (isBlank(rut) ? 'Poné el RUT de la empresa.' : rutProblem(rut)),
    address: isWorkshop && isBlank(address) && 'Poné la dirección de la empresa.',
  }
}

export function contactProblems({ name, email, phone }: PersonValues) {
  return {
    name: isBlank(name) && 'Poné tu nombre.',
    email: emailProblem(email),
    phone: isBlank(phone) ? 'Poné un teléfono.' : phoneProblem(phone),
  }
}

/** What is wrong with a tax number; none was typed, nothing is. */
export const rutProblem = (rut: string) =>
  !isBlank(rut) && parseRut(rut) === null && 'Ese RUT no es válido: revisá los 12 números.'

/** Of the end of a sign-up; `differ` is said of two passwords that do. */
export function closingProblems(values: PersonValues, differ?: string) {
  return {
    ...passwordProblems(values, differ),
    acceptsTerms: !values.acceptsTerms && 'Para crear la cuenta tenés que aceptar los términos.',
  }
}

export const departmentProblem = (department: string) =>
  isBlank(department) && 'El departamento es obligatorio'

/** What is wrong with a new password and with its second time. */
export function passwordProblems(
  { password, repeated }: Pick<PersonValues, 'password' | 'repeated'>,
  differ = 'Las contraseñas no coinciden, por favor revisá.',
) {
  return {
    password: newPasswordProblem(password),
    repeated: repeated.normalize() !== password.normalize() && differ,
  }
}

function newPasswordProblem(password: string): string | false {
  if (password === '') return 'Elegí una contraseña.'
  // As the server counts: an 'ñ' may come as two characters.
  return (
    password.normalize().length < MIN_PASSWORD &&
    `La contraseña debe tener al menos ${MIN_PASSWORD} caracteres.`
  )
}
