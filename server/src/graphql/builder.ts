import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import {
  accountOf,
  isAdmin,
  isAdmittedProvider,
  isApprovedProvider,
  isBuyer,
  isProvider,
} from '../domains/viewer.ts'
import { getDatamodel, type default as PrismaTypes } from '../generated/pothosTypes.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { decodeGlobalId, encodeGlobalId } from '../platform/globalIds.ts'
import { NotAllowed, SignInRequired } from '../platform/refusal.ts'
import { API_KEY_SCOPES } from './apiKeyScopes.ts'
import { DIRECT_READS } from './compiled/directReads.ts'
import { BENEATH_PRISMA } from './compiled/loadedRows.ts'
import type { GraphQLContext } from './context.ts'
import { PAGES } from './limits.ts'
import { MALFORMED_IDS, MalformedId } from './malformedIds.ts'

export interface SchemaTypes {
  Context: GraphQLContext
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Centesimos: { Input: number; Output: number }
  }
  AuthScopes: {
    /** Everybody, signed in or not; declares that access was considered. */
    public: boolean
    account: boolean
    buyer: boolean
    provider: boolean
    approvedProvider: boolean
    /** An approved provider, or a suspended one, which finishes its orders. */
    admittedProvider: boolean
    admin: boolean
  }
}

export type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    ErrorsPlugin,
    MALFORMED_IDS,
    API_KEY_SCOPES,
    ScopeAuthPlugin,
    RelayPlugin,
    // Sees resolvers as the next plugin leaves them, and before all others.
    DIRECT_READS,
    PrismaPlugin,
    BENEATH_PRISMA,
  ],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      public: true,
      account: accountOf(viewer) !== null,
      buyer: isBuyer(viewer),
      provider: isProvider(viewer),
      approvedProvider: isApprovedProvider(viewer),
      admittedProvider: isAdmittedProvider(viewer),
      admin: isAdmin(viewer),
    }),
    unauthorizedError: (_parent, { viewer }) => (accountOf(viewer) ? new NotAllowed() : new SignInRequired()),
    authorizeOnSubscribe: true,
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: globalId => {
      const decoded = decodeGlobalId(globalId)
      if (!decoded) throw new MalformedId(globalId)
      return decoded
    },
    nodeQueryOptions: {
      description: 'Anything with a global id. Null when it does not exist or you may not see it.',
      authScopes: { public: true },
    },
    // `node` with aliases does the same, within the limits.
    nodesQueryOptions: false,
  },
  prisma: {
    client: (context): PrismaClient => context.db.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    onUnusedQuery: 'error',
    maxConnectionSize: PAGES.most,
    defaultConnectionSize: PAGES.usual,
  },
  errors: {
    directResult: true,
    // A malformed global id is met before the resolver, and is a refusal as any other.
    unsafelyHandleInputErrors: true,
    defaultTypes: [],
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
})

builder.queryType({ description: 'Queries. Each field states who may read it.' })
builder.mutationType({
  description:
    'Mutations. Each returns a union: the payload, or a refusal with a Spanish message for the person who asked.',
})
builder.subscriptionType({
  description:
    'Live updates, read with your own rights. Set `readMsAgo` in the extensions of a subscription to the age, in milliseconds, of the data you show: events since then are sent first, so nothing between your query and your subscription is lost. Refetch after a reconnect.',
})
