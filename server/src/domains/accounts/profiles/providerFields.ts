import { z } from 'zod'
import { parseWebsite } from '../../../common/accounts/website.ts'
import { foldText } from '../../../common/foldText.ts'
import { Department, LogisticOption, ProviderCategory } from '../../../generated/prisma/enums.ts'
import { line, nullableLine } from '../../../platform/input.ts'
import { PROVIDER_CATEGORY_WORDS } from '../../vehicles/providerCategories.ts'
import { DEPARTMENT_WORDS } from '../accountWords.ts'
import { phoneOf } from '../phone.input.ts'
import { field, rulesOf } from './profileFields.ts'
import { address, brands, chosen, rut } from './profileRules.ts'
import { LOGISTIC_WORDS } from './profileTerms.ts'
import { schedule } from './schedule.input.ts'

export const MAX_SERVICES = 20

const services = z
  .array(line({ max: 60, required: 'Ese servicio está vacío.' }))
  .max(MAX_SERVICES, `Podés poner hasta ${MAX_SERVICES} servicios.`)
  .transform(given => {
    const byName = new Map(given.map(service => [foldText(service), service]))
    return [...byName.values()]
  })
  .describe('What it does besides selling, up to 20 of 60 characters; the same one counts once.')

const website = nullableLine(200).transform((typed, context) => {
  if (typed === null) return null
  const parsed = parseWebsite(typed)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'Revisá la dirección del sitio, por ejemplo www.mirepuestera.com.uy.',
  })
  return z.NEVER
})

/**
 * The fields of a provider apart from its name and its hours, in the order of the export. Registration,
 * profile, graph, export, erasure and the guards use this table. 'ALL' are all viewers of the provider; 'OWN'
 * are the provider itself and the admin.
 */
export const PROVIDER_FIELDS = {
  businessName: field({
    label: 'Razón social',
    rule: nullableLine(120).describe('Razón social, up to 120 characters; null: none.'),
    readers: 'OWN',
    read: 'Razón social.',
    blank: null,
  }),
  rut: field({
    label: 'RUT',
    rule: rut.describe('Tax number, 12 digits; null: none.'),
    readers: 'OWN',
    read: 'Tax number, 12 digits.',
    blank: null,
  }),
  address: field({
    label: 'Dirección',
    rule: address.describe('Street address, up to 160 characters; null: none.'),
    readers: 'ALL',
    read: 'Street address; null when not given.',
    blank: null,
  }),
  companyPhone: field({
    label: 'Teléfono de la empresa',
    rule: nullableLine(40)
      .transform(phoneOf)
      .describe('The company’s phone number; national ones are Uruguayan; null: none.'),
    readers: 'OWN',
    read: 'The company’s phone number in E.164.',
    blank: null,
  }),
  websiteUrl: field({
    label: 'Sitio web',
    rule: website.describe('Its site, http or https; https is put before a bare name; null: none.'),
    readers: 'OWN',
    read: 'Its site, http or https.',
    blank: null,
  }),
  services: field({
    label: 'Servicios',
    rule: services,
    readers: 'ALL',
    read: 'What it does besides selling, up to 20.',
    blank: [],
  }),
  brands: field({
    label: 'Marcas',
    rule: brands,
    readers: 'ALL',
    read: 'Makes it has parts for; none: all.',
    blank: [],
  }),
  categories: field({
    label: 'Categorías',
    rule: chosen(ProviderCategory, 'categorías').describe('What it sells; an empty list: everything.'),
    readers: 'ALL',
    read: 'What it sells; none: everything.',
    blank: [],
    inWords: chosen => chosen.map(category => PROVIDER_CATEGORY_WORDS[category]),
  }),
  departments: field({
    label: 'Departamentos',
    rule: chosen(Department, 'departamentos').describe('Where it serves; an empty list: everywhere.'),
    readers: 'ALL',
    read: 'Where it serves; none: everywhere.',
    blank: [],
    inWords: chosen => chosen.map(department => DEPARTMENT_WORDS[department]),
  }),
  logisticOptions: field({
    label: 'Logística',
    rule: chosen(LogisticOption, 'formas de entrega').describe('How parts get to the buyer.'),
    readers: 'ALL',
    read: 'How parts get to the buyer; none: not said.',
    blank: [],
    inWords: chosen => chosen.map(option => LOGISTIC_WORDS[option]),
  }),
  offersNationwideShipping: field({
    label: 'Envía a todo el país',
    rule: z.boolean().describe('Whether it sends to every department.'),
    readers: 'ALL',
    read: 'Whether it sends to every department.',
    blank: false,
  }),
  offersLocalPickup: field({
    label: 'Retiro en el local',
    rule: z.boolean().describe('Whether parts can be fetched at its shop.'),
    readers: 'ALL',
    read: 'Whether parts can be fetched at its shop.',
    blank: false,
  }),
  acceptsCustomerDiscounts: field({
    label: 'Descuentos a clientes',
    rule: z.boolean().describe('Whether buyers with a customer number get a discount.'),
    readers: 'OWN',
    read: 'Whether buyers with a customer number get a discount.',
    blank: false,
  }),
  closedOnHolidays: field({
    label: 'Cierra los feriados',
    rule: z.boolean().describe('Whether it is closed on the holidays on which nobody works.'),
    readers: 'ALL',
    read: 'Whether it is closed on the holidays on which nobody works.',
    blank: true,
  }),
}

export type ProviderField = keyof typeof PROVIDER_FIELDS

/** The rules by field, for an input. */
export const providerRules = {
  ...rulesOf(PROVIDER_FIELDS),
  schedule: schedule.describe('Its opening hours, the whole week; an empty list: not said.'),
}
