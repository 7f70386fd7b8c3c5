import { isBlank, type Problems } from '../../../forms/problems'
import { parseWebsite } from '../../../lib/generated/accounts/website'
import { MAX_SERVICES } from '../../../lib/generated/limits'
import {
  CAR_BRANDS,
  LOGISTIC_WORDS,
  PICTURE_WORDS,
  PROVIDER_CATEGORY_WORDS,
} from '../../../lib/generated/profileTerms'
import { MAX_SHIFTS, WEEKDAY_WORDS } from '../../../lib/generated/scheduleTerms'
import {
  closedWeek,
  daysOf,
  type Shift,
  WEEKDAYS,
  type Weekday,
  weekOf,
  weekProblems,
} from '../../../lib/schedule'
import { fields, listUpTo, oneOf, orNull, textUpTo, truth, uuid, whole } from '../../../lib/shape'
import {
  blankProvider,
  closingProblems,
  contactProblems,
  departmentProblem,
  type ProviderValues,
  rutProblem,
} from '../signUp/signUpForm'
import { keptPerson, oneOfWords, typed } from './keptPerson'
import type { WizardPlan } from './plan'

/** An uploaded picture, before the account exists. */
export type RegistrationPicture = {
  kind: keyof typeof PICTURE_WORDS
  uploadId: string
  name: string
  /** The address of a preview that works for a while; null when this browser could not draw it. */
  src: string | null
  /** The upload time, in ms: the server deletes it after a day. */
  sentAt: number
}

/** The sign-up of a provider in steps. Names and nesting match the graph's input. */
export type ProviderWizardValues = ProviderValues & {
  services: string[]
  businessName: string
  websiteUrl: string
  brands: string[]
  categories: (keyof typeof PROVIDER_CATEGORY_WORDS)[]
  logisticOptions: (keyof typeof LOGISTIC_WORDS)[]
  offersNationwideShipping: boolean
  offersLocalPickup: boolean
  /** The opening hours of each day. */
  schedule: { weekday: Weekday; shifts: Shift[] }[]
  pictures: RegistrationPicture[]
}

/** The three steps of a provider. */
export const providerPlan: WizardPlan<ProviderWizardValues> = {
  kind: 'PROVIDER',
  name: 'proveedor',
  steps: [
    {
      label: 'Información general',
      heading: '¿Quién sos y qué ofrecés?',
      fields: ['name', 'companyName', 'email', 'phone', 'department', 'services', 'partsDescription'],
    },
    {
      label: 'Empresa',
      heading: '¿Cómo trabajás?',
      fields: [
        'rut',
        'businessName',
        'address',
        'websiteUrl',
        'brands',
        'categories',
        'logisticOptions',
        'offersNationwideShipping',
        'offersLocalPickup',
        'schedule',
      ],
    },
    {
      label: 'Archivos y contraseña',
      heading: 'Fotos y contraseña',
      fields: ['pictures', 'password', 'repeated', 'acceptsTerms'],
    },
  ],
  blank: ({ email }) => ({
    ...blankProvider(email),
    services: [],
    businessName: '',
    websiteUrl: '',
    brands: [],
    categories: [],
    logisticOptions: [],
    offersNationwideShipping: false,
    offersLocalPickup: false,
    schedule: daysOf(closedWeek).map(({ weekday }) => ({ weekday, shifts: [] })),
    pictures: [],
  }),
  problems: providerWizardProblems,
  shape: fields({
    ...keptPerson,
    companyName: typed,
    partsDescription: typed,
    services: listUpTo(MAX_SERVICES, typed),
    rut: typed,
    businessName: typed,
    address: typed,
    websiteUrl: typed,
    brands: listUpTo(CAR_BRANDS.length, oneOf(...CAR_BRANDS)),
    categories: listUpTo(Object.keys(PROVIDER_CATEGORY_WORDS).length, oneOfWords(PROVIDER_CATEGORY_WORDS)),
    logisticOptions: listUpTo(Object.keys(LOGISTIC_WORDS).length, oneOfWords(LOGISTIC_WORDS)),
    offersNationwideShipping: truth,
    offersLocalPickup: truth,
    schedule: listUpTo(
      WEEKDAYS.length,
      fields({
        weekday: oneOfWords(WEEKDAY_WORDS),
        shifts: listUpTo(MAX_SHIFTS, fields({ opensAt: typed, closesAt: typed })),
      }),
    ),
    pictures: listUpTo(
      Object.keys(PICTURE_WORDS).length,
      fields({
        kind: oneOfWords(PICTURE_WORDS),
        uploadId: uuid,
        name: typed,
        src: orNull(textUpTo(4000)),
        sentAt: whole,
      }),
    ),
  }),
}

export function providerWizardProblems(values: ProviderWizardValues): Problems<ProviderWizardValues> {
  const { name, ...contact } = contactProblems(values)
  const { companyName, department, services, partsDescription, websiteUrl, schedule } = values
  return {
    name,
    companyName: isBlank(companyName) && 'Poné el nombre del negocio.',
    ...contact,
    department: departmentProblem(department),
    services:
      services.length === 0 &&
      isBlank(partsDescription) &&
      'Elegí al menos un servicio, o contanos qué vendés.',
    rut: rutProblem(values.rut),
    websiteUrl:
      !isBlank(websiteUrl) &&
      parseWebsite(websiteUrl.trim()) === null &&
      'Revisá la dirección del sitio, por ejemplo www.mirepuestera.com.uy.',
    schedule: Object.keys(weekProblems(weekOf(schedule))).length > 0 && 'Revisá los horarios.',
    ...closingProblems(values, 'Las contraseñas no coinciden'),
  }
}
