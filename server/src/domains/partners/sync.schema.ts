import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { RateLimited } from '../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../accounts/account.errors.ts'
import { IdempotencyKeyReused } from './sync.errors.ts'
import { syncOffersInput } from './syncOffers.input.ts'
import { syncOffers } from './syncOffers.operations.ts'
import type { Synced } from './syncOnce.ts'
import { MOST_ROWS, type RowResult, SyncMode, SyncOutcome } from './syncRows.ts'

describedEnum('SyncMode', SyncMode, 'What a call does with valid rows when another one is rejected.', {
  ALL_OR_NOTHING: 'Applies no row unless every row is valid.',
  VALID_ROWS: 'Applies the valid rows.',
})

const SyncOutcomeEnum = describedEnum('SyncOutcome', SyncOutcome, 'What a call did with one row.', {
  CREATED: 'The thing is new.',
  UPDATED: 'The thing changed: an offer has a new version.',
  UNCHANGED: 'The row is the one that was applied last.',
  REJECTED: 'Nothing happened; `code`, `message` and `path` say why.',
})

registerRefusal(
  IdempotencyKeyReused,
  'The idempotency key was used for another input within the last 24 hours. Nothing happened.',
)

type SyncedType = 'Offer' | 'CatalogueItem'

interface Row extends RowResult {
  /** Type of the thing in the graph. */
  readonly typename: SyncedType
}

const SyncRowResultType = builder.objectRef<Row>('SyncRowResult').implement({
  description: 'What a call did with one of its rows.',
  fields: t => ({
    index: t.exposeInt('index', { description: 'Position of the row in the call, from 0.' }),
    externalId: t.exposeString('externalId', { description: 'The shop’s own id, as it was sent.' }),
    outcome: t.expose('outcome', { type: SyncOutcomeEnum, description: 'What happened.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'The kind of refusal, for programs, as in Refusal.code, and EXTERNAL_ID_TAKEN, ROW_REPEATED, NOT_APPLIED; null unless REJECTED.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Message for people, in Spanish; null unless REJECTED.',
    }),
    path: t.stringList({
      description: 'The field concerned within the row, from the outermost name; empty for the whole row.',
      resolve: ({ path }) => [...path],
    }),
    objectId: t.id({
      nullable: true,
      description: 'Global id of the thing; null when REJECTED.',
      resolve: ({ thingId, typename }) => thingId && encodeGlobalId(typename, thingId),
    }),
  }),
})

const countOf = (outcome: SyncOutcome) => ({
  resolve: (results: readonly RowResult[]) => results.filter(result => result.outcome === outcome).length,
})

const SyncCounts = builder.objectRef<readonly RowResult[]>('SyncCounts').implement({
  description: 'Numbers of rows by outcome.',
  fields: t => ({
    created: t.int({ description: 'CREATED.', ...countOf('CREATED') }),
    updated: t.int({ description: 'UPDATED.', ...countOf('UPDATED') }),
    unchanged: t.int({ description: 'UNCHANGED.', ...countOf('UNCHANGED') }),
    rejected: t.int({ description: 'REJECTED.', ...countOf('REJECTED') }),
  }),
})

/** The answer of a sync whose rows are of one type. */
export function syncPayload(name: string, typename: SyncedType) {
  return builder.objectRef<Synced>(name).implement({
    description: 'What was done, row by row.',
    fields: t => ({
      isReplay: t.exposeBoolean('isReplay', {
        description:
          'True when an earlier call with the same idempotency key gave this answer, and nothing happened now.',
      }),
      results: t.field({
        type: [SyncRowResultType],
        extensions: { atMost: MOST_ROWS },
        description: 'One for each row, in their order.',
        resolve: ({ results }) => results.map(result => ({ ...result, typename })),
      }),
      counts: t.field({
        type: SyncCounts,
        description: 'Numbers of rows by outcome.',
        resolve: ({ results }) => results,
      }),
    }),
  })
}

commandWithInput('syncOffers', {
  type: syncPayload('SyncOffersPayload', 'Offer'),
  description:
    'Creates or revises offers by the shop’s own ids: one offer for each external id and request. Approved providers.',
  authScopes: { approvedProvider: true },
  refusals: [PolicyConsentNeeded, RateLimited, IdempotencyKeyReused],
  cost: 2000,
  input: syncOffersInput,
  inputDescription: 'The offers.',
  run: syncOffers,
})
