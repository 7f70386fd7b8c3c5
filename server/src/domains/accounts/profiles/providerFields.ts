import { z } from 'zod'
import { parseWebsite } from '../../../common/accounts/website.ts'
import { foldText } from '../../../common/foldText.ts'
import { Department, LogisticOption, ProviderCategory } from '../../../generated/prisma/enums.ts'
import { line, nullableLine } from '../../../platform/input.ts'
import { PROVIDER_CATEGORY_WORDS } from '../../vehicles/providerCategories.ts'
import { DEPARTMENT_WORDS } from '../accountWords.ts'
import { phoneOf } from '../phone.input.ts'
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

/** One thing that a provider says of its company. */
interface Field<Rule extends z.ZodType> {
  /** What it is called in the export of somebody's data. */
  readonly label: string
  /** What is taken, and in the description of the input what it means. */
  readonly rule: Rule
  /** Its column where nothing was said, and after its erasure. */
  readonly blank: z.output<Rule>
  /** How the export writes it; as it is when left out. */
  readonly inWords?: (value: z.output<Rule>) => readonly string[]
}

const field = <Rule extends z.ZodType>(described: Field<Rule>) => described

/**
 * What a provider says of its company beside its name and its hours, in the order of the export. Registration, profile,
 * export and erasure take it from here.
 */
export const PROVIDER_FIELDS = {
  businessName: field({
    label: 'Razón social',
    rule: nullableLine(120).describe('Razón social, up to 120 characters; null: none.'),
    blank: null,
  }),
  rut: field({ label: 'RUT', rule: rut.describe('Tax number, 12 digits; null: none.'), blank: null }),
  address: field({
    label: 'Dirección',
    rule: address.describe('Street address, up to 160 characters; null: none.'),
    blank: null,
  }),
  companyPhone: field({
    label: 'Teléfono de la empresa',
    rule: nullableLine(40)
      .transform(phoneOf)
      .describe('The company’s phone number; national ones are Uruguayan; null: none.'),
    blank: null,
  }),
  websiteUrl: field({
    label: 'Sitio web',
    rule: website.describe('Its site, http or https; https is put before a bare name; null: none.'),
    blank: null,
  }),
  services: field({ label: 'Servicios', rule: services, blank: [] }),
  brands: field({ label: 'Marcas', rule: brands, blank: [] }),
  categories: field({
    label: 'Categorías',
    rule: chosen(ProviderCategory, 'categorías').describe('What it sells; an empty list: everything.'),
    blank: [],
    inWords: chosen => chosen.map(category => PROVIDER_CATEGORY_WORDS[category]),
  }),
  departments: field({
    label: 'Departamentos',
    rule: chosen(Department, 'departamentos').describe('Where it serves; an empty list: everywhere.'),
    blank: [],
    inWords: chosen => chosen.map(department => DEPARTMENT_WORDS[department]),
  }),
  logisticOptions: field({
    label: 'Logística',
    rule: chosen(LogisticOption, 'formas de entrega').describe('How parts get to the buyer.'),
    blank: [],
    inWords: chosen => chosen.map(option => LOGISTIC_WORDS[option]),
  }),
  offersNationwideShipping: field({
    label: 'Envía a todo el país',
    rule: z.boolean().describe('Whether it sends to every department.'),
    blank: false,
  }),
  offersLocalPickup: field({
    label: 'Retiro en el local',
    rule: z.boolean().describe('Whether parts can be fetched at its shop.'),
    blank: false,
  }),
  acceptsCustomerDiscounts: field({
    label: 'Descuentos a clientes',
    rule: z.boolean().describe('Whether buyers with a customer number get a discount.'),
    blank: false,
  }),
  closedOnHolidays: field({
    label: 'Cierra los feriados',
    rule: z.boolean().describe('Whether it is closed on the holidays on which nobody works.'),
    blank: true,
  }),
}

type Fields = typeof PROVIDER_FIELDS
type Name = keyof Fields
export type ProviderFieldValues = { [N in Name]: z.output<Fields[N]['rule']> }

const NAMES = Object.keys(PROVIDER_FIELDS) as Name[]

/** The rules by field, for an input. */
export const providerRules = {
  ...(Object.fromEntries(NAMES.map(name => [name, PROVIDER_FIELDS[name].rule])) as {
    [N in Name]: Fields[N]['rule']
  }),
  schedule: schedule.describe('Its opening hours, the whole week; an empty list: not said.'),
}

/** The columns of a provider that has said this and nothing else. */
export function providerColumns(said: { readonly [N in Name]?: ProviderFieldValues[N] | null | undefined }) {
  return Object.fromEntries(
    NAMES.map(name => [name, said[name] ?? PROVIDER_FIELDS[name].blank]),
  ) as ProviderFieldValues
}

/** What a provider has said, by label, as the export writes it. */
export function providerInWords(profile: ProviderFieldValues) {
  return Object.fromEntries(
    NAMES.map(name => {
      const { label, inWords } = PROVIDER_FIELDS[name] as Field<z.ZodType>
      return [label, (inWords?.(profile[name]) ?? profile[name]) as ProviderFieldValues[Name]]
    }),
  )
}
