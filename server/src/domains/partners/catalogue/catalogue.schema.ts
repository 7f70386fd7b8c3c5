import { CatalogueSource } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import { commandWithInput } from '../../../graphql/commands.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { RateLimited } from '../../../platform/refusal.ts'
import { containsEachWord } from '../../../platform/search.ts'
import { PolicyConsentNeeded } from '../../accounts/account.errors.ts'
import { DeliveryTimeEnum, PartConditionEnum } from '../../offers/offerEnums.schema.ts'
import { IdempotencyKeyReused } from '../sync.errors.ts'
import { syncPayload } from '../sync.schema.ts'
import { MOST_FITS, syncCatalogueInput } from './catalogue.input.ts'
import { syncCatalogue } from './catalogue.operations.ts'
import { visibleCatalogueItems } from './catalogue.policy.ts'
import { isInOwnCatalogue, ownProposal, type Proposal } from './proposals.ts'

/** Characters of one search of a catalogue. */
const MAX_SEARCH = 100

const CatalogueSourceEnum = describedEnum(
  'CatalogueSource',
  CatalogueSource,
  'The way of an item into the catalogue.',
  {
    SYNC: 'By syncCatalogue.',
    IMPORT: 'By a file; see startCatalogueImport.',
  },
)

const CatalogueFit = builder.prismaObject('CatalogueFit', {
  description: 'A vehicle that an item fits, in a range of model years.',
  fields: t => ({
    brand: t.exposeString('brand', { description: 'Make.', extensions: { maxLength: 60 } }),
    model: t.exposeString('model', { description: 'Model.', extensions: { maxLength: 60 } }),
    yearFrom: t.exposeInt('yearFrom', { description: 'The first model year.' }),
    yearTo: t.exposeInt('yearTo', { description: 'The last model year.' }),
  }),
})

const CatalogueItemType = builder.prismaNode('CatalogueItem', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A part that a provider has, as its own system says. Seen by that provider alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleCatalogueItems(viewer)] }),
  fields: t => ({
    externalId: t.exposeString('externalId', {
      description: 'The shop’s own id.',
      extensions: { maxLength: 100 },
    }),
    name: t.exposeString('name', { description: 'Name of the part.', extensions: { maxLength: 200 } }),
    partNumber: t.exposeString('partNumber', {
      nullable: true,
      description: 'The maker’s number; null without.',
      extensions: { maxLength: 60 },
    }),
    condition: t.expose('condition', { type: PartConditionEnum, description: 'Its condition.' }),
    price: t.exposeInt('priceCentesimos', { description: 'Price of one in centésimos.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces in stock; 0 is not proposed.' }),
    deliveryTime: t.expose('deliveryTime', { type: DeliveryTimeEnum, description: 'Time until delivery.' }),
    warrantyDays: t.exposeInt('warrantyDays', {
      nullable: true,
      description: 'Days of warranty; null without.',
    }),
    source: t.expose('source', {
      type: CatalogueSourceEnum,
      description: 'The way in which it was last changed.',
    }),
    syncedAt: t.expose('syncedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    fits: t.relation('fits', {
      type: CatalogueFit,
      description: 'Vehicles that it fits.',
      extensions: { atMost: MOST_FITS },
      query: { orderBy: { position: 'asc' }, take: MOST_FITS },
    }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'catalogue', t =>
  t.relatedConnection('catalogueItems', {
    cursor: 'id',
    totalCount: true,
    description: 'Its catalogue, the newest item first. Itself; empty for others.',
    args: {
      search: t.arg.string({
        description: `Only items whose name, part number, own id or vehicles contain each of these words, ignoring accents and capitals; up to ${MAX_SEARCH} characters.`,
      }),
      inStock: t.arg.boolean({
        description: 'True for items with pieces in stock only, false for those without; all when left out.',
      }),
    },
    query: ({ search, inStock }, { viewer }) => ({
      where: {
        AND: [
          visibleCatalogueItems(viewer),
          ...(inStock == null ? [] : [{ quantity: inStock ? { gt: 0 } : 0 }]),
          ...containsEachWord(search, MAX_SEARCH).map(word => ({ searchKey: word })),
        ],
      },
      orderBy: { id: 'desc' },
    }),
  }),
)

const CatalogueProposal = builder.objectRef<Proposal>('CatalogueProposal').implement({
  description: 'An item of the viewing provider’s catalogue that suits a requested part.',
  fields: t => ({
    item: t.field({ type: CatalogueItemType, description: 'The item.', resolve: ({ item }) => item }),
    isByNumber: t.exposeBoolean('isByNumber', {
      description:
        'True when the part numbers are the same; else the name, and a vehicle that the item fits.',
    }),
    price: t.int({
      description: 'Price of the requested quantity in centésimos.',
      resolve: ({ item, quantity }) => item.priceCentesimos * quantity,
    }),
  }),
})

builder.prismaObjectField('RequestedPart', 'fromMyCatalogue', t =>
  t.field({
    type: CatalogueProposal,
    nullable: true,
    description:
      'The item of the viewing provider’s catalogue to quote this part with: one with its number, then the cheapest for its vehicle. Null without, once it is bought, and for everybody else.',
    resolve: ({ id }, _args, ctx) => ownProposal(ctx, id),
  }),
)

builder.prismaObjectField('PartRequest', 'isInMyCatalogue', t =>
  t.boolean({
    description:
      'True when the viewing provider’s catalogue has one of its parts that is not bought, as RequestedPart.fromMyCatalogue shows; false for everybody else.',
    select: { id: true },
    resolve: ({ id }, _args, { db, viewer }) => isInOwnCatalogue(db.prisma, viewer, id),
  }),
)

commandWithInput('syncCatalogue', {
  type: syncPayload('SyncCataloguePayload', 'CatalogueItem'),
  description:
    'Creates or changes items of the catalogue by the shop’s own ids. Open requests that ask for them show what to quote; a person sends the offer. Approved providers.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, RateLimited, IdempotencyKeyReused],
  cost: 2000,
  input: syncCatalogueInput,
  inputDescription: 'The items.',
  run: syncCatalogue,
})
