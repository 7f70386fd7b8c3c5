import { z } from 'zod'
import { ApiKeyMode, ApiScope } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { StatusType } from '../../graphql/status.ts'
import { globalId } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { NoPassword } from '../accounts/account.errors.ts'
import { isAccount } from '../viewer.ts'
import { createApiKeyInput, rotateApiKeyInput } from './apiKey.input.ts'
import { type CreatedKey, createApiKey, revokeApiKey, rotateApiKey } from './apiKey.operations.ts'
import { statusOf, visibleApiKeys } from './apiKey.policy.ts'
import { API_SCOPES } from './apiScopes.ts'
import { KEY_PREFIXES } from './keyText.ts'

/** Working ones are ten at most; the others are the newest of those that were. */
const MOST_SHOWN = 50

const ApiScopeEnum = describedEnum('ApiScope', ApiScope, 'What a key of a provider may do.', {
  REQUESTS_READ: `${API_SCOPES.REQUESTS_READ.word}: reads open requests and hears of new ones.`,
  OFFERS_WRITE: `${API_SCOPES.OFFERS_WRITE.word}: makes, revises, withdraws and reads the provider’s offers.`,
  ORDERS_READ: `${API_SCOPES.ORDERS_READ.word}: reads the provider’s orders, without contact data.`,
  CATALOGUE_WRITE: `${API_SCOPES.CATALOGUE_WRITE.word}: writes and reads the provider’s catalogue.`,
})

export const ApiKeyModeEnum = describedEnum(
  'ApiKeyMode',
  ApiKeyMode,
  'The market that a key or a webhook is for.',
  {
    LIVE: 'The site’s own.',
    TEST: 'The simulated one, where buyers and payments are invented.',
  },
)

const ApiKeyType = builder.prismaNode('ApiKey', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A key by which a provider’s own programs use the graph. Seen by that provider alone.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleApiKeys(viewer)] }),
  fields: t => ({
    name: t.exposeString('name', { description: 'Where it is used.' }),
    hint: t.string({
      description: 'How it begins and ends, to be told from others.',
      select: { ending: true, mode: true },
      resolve: ({ ending, mode }) => `${KEY_PREFIXES[mode]}…${ending}`,
    }),
    mode: t.expose('mode', { type: ApiKeyModeEnum, description: 'The market that it reaches.' }),
    scopes: t.expose('scopes', {
      type: [ApiScopeEnum],
      description: 'What it may do.',
      extensions: { atMost: Object.keys(ApiScope).length },
    }),
    status: t.field({
      type: StatusType,
      description: 'Whether it works.',
      select: { revokedAt: true, rotatedAt: true, expiresAt: true },
      resolve: (key, _args, { clock }) => statusOf(key, clock.now()),
    }),
    isUsable: t.boolean({
      description: 'Whether it works now.',
      select: { revokedAt: true, expiresAt: true },
      resolve: ({ revokedAt, expiresAt }, _args, { clock }) => revokedAt === null && expiresAt > clock.now(),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends, or ended.' }),
    rotatedAt: t.expose('rotatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When another key was made to replace it; null when none was.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its provider ended it; null when it did not.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last asked for something; null when it never did.',
    }),
  }),
})

builder.prismaObjectField('ProviderProfile', 'apiKeys', t =>
  t.relation('apiKeys', {
    description: `Its keys, the newest first, at most ${MOST_SHOWN}. Itself; empty for others.`,
    extensions: { atMost: MOST_SHOWN },
    query: (_args, { viewer }) => ({
      where: visibleApiKeys(viewer),
      orderBy: { id: 'desc' },
      take: MOST_SHOWN,
    }),
  }),
)

builder.prismaObjectField('ProviderProfile', 'hasTestMarket', t =>
  t.boolean({
    nullable: true,
    description: 'True when this site has a simulated market for test keys. Itself; null for others.',
    select: { accountId: true },
    resolve: ({ accountId }, _args, { viewer, testMarket }) =>
      isAccount(viewer, accountId) ? testMarket !== null : null,
  }),
)

const CreatedApiKeyPayload = builder.objectRef<CreatedKey>('CreatedApiKeyPayload').implement({
  description: 'There is a new key.',
  fields: t => ({
    secret: t.exposeString('secret', {
      description: 'The key itself, for the Authorization header after ‘Bearer ’. It is shown this once.',
    }),
    apiKey: t.prismaField({
      type: ApiKeyType,
      description: 'What is kept of it.',
      resolve: (query, { keyId }, _args, { db, viewer }) =>
        db.prisma.apiKey.findFirstOrThrow({ ...query, where: { id: keyId, AND: [visibleApiKeys(viewer)] } }),
    }),
  }),
})

commandWithInput('createApiKey', {
  type: CreatedApiKeyPayload,
  description: 'Makes a key for the provider’s own programs. Approved providers, with their password.',
  authScopes: { approvedProvider: true },
  refusals: [NoPassword, RateLimited, WrongState],
  input: createApiKeyInput,
  inputDescription: 'The key.',
  run: createApiKey,
})
commandWithInput('rotateApiKey', {
  type: CreatedApiKeyPayload,
  description: 'Makes a key that replaces one of the provider’s, which works for some hours more.',
  authScopes: { approvedProvider: true },
  refusals: [NoPassword, RateLimited, WrongState],
  input: rotateApiKeyInput,
  inputDescription: 'Which one, and for how long.',
  run: rotateApiKey,
})
commandWithArgs('revokeApiKey', {
  type: payloadOf('RevokedApiKeyPayload', {
    description: 'The key does not work any more.',
    model: 'ApiKey',
    field: 'apiKey',
    fieldDescription: 'The key.',
    key: 'keyId',
    visible: visibleApiKeys,
  }),
  description: 'Ends one of one’s own keys at once.',
  authScopes: { account: true },
  args: z.object({ id: globalId().describe('The ApiKey.') }),
  run: (ctx, { id }) => revokeApiKey(ctx, id),
})
