import { phoneProblem } from '../../../forms/phoneProblem'
import { emailProblem, isBlank, type Problems } from '../../../forms/problems'
import { parseRut } from '../../../lib/generated/accounts/rut'
import { MIN_PASSWORD } from '../../../lib/generated/limits'

/** The fields of every sign-up; the second password only guards against typos. */
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
  /** For a workshop, its address. */
  rut: string
  address: string
}
export type ProviderValues = PersonValues & {
  companyName: string
  partsDescription: string
  rut: string
  address: string
}

/** The one-line fields of a company that only the sign-up in steps has. */
export type CompanyTexts = { businessName: string; websiteUrl: string }

/** The user's data known from a request they have just sent. */
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

/** The errors of a company's extra fields. */
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

/** The errors of a tax number; an empty one is valid. */
export const rutProblem = (rut: string) =>
  !isBlank(rut) && parseRut(rut) === null && 'Ese RUT no es válido: revisá los 12 números.'

/** The errors of the last fields of a sign-up; `differ` is the message for two passwords that differ. */
export function closingProblems(values: PersonValues, differ?: string) {
  return {
    ...passwordProblems(values, differ),
    acceptsTerms: !values.acceptsTerms && 'Para crear la cuenta tenés que aceptar los términos.',
  }
}

export const departmentProblem = (department: string) =>
  isBlank(department) && 'El departamento es obligatorio'

/** The errors of a new password and of its repetition. */
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
  // Counted as by the server: an 'ñ' may come as two characters.
  return (
    password.normalize().length < MIN_PASSWORD &&
    `La contraseña debe tener al menos ${MIN_PASSWORD} caracteres.`
  )
}
