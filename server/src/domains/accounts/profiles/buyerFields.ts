import { PartCategory } from '../../../generated/prisma/enums.ts'
import { CATEGORY_WORDS } from '../../vehicles/categoryWords.ts'
import { field } from './profileFields.ts'
import { address, brands, chosen, rut } from './profileRules.ts'

/**
 * The fields of a buyer apart from its customer numbers, in the order of the export. Registration, profile,
 * graph, export, erasure and the guards use this table.
 */
export const BUYER_FIELDS = {
  rut: field({
    label: 'RUT',
    rule: rut.describe('Tax number of a company, 12 digits; null: none.'),
    readers: 'ALL',
    read: 'Tax number of a company, 12 digits; null when not given.',
    blank: null,
  }),
  address: field({
    label: 'Dirección',
    rule: address.describe('Street address of a workshop, up to 160 characters; null: none.'),
    readers: 'ALL',
    read: 'Street address of a workshop; null when not given.',
    blank: null,
  }),
  brands: field({
    label: 'Marcas',
    rule: brands,
    readers: 'ALL',
    read: 'Makes of the cars they buy for.',
    blank: [],
  }),
  categories: field({
    label: 'Categorías',
    rule: chosen(PartCategory, 'categorías').describe('What it buys; an empty list says nothing.'),
    readers: 'ALL',
    read: 'What they buy.',
    blank: [],
    inWords: chosen => chosen.map(category => CATEGORY_WORDS[category]),
  }),
}
