import type { FieldMap } from '@pothos/core'
import type { GraphQLContext } from '../../../graphql/context.ts'
import { outputOf } from '../../../graphql/inputs.ts'
import { canSeeProviderRecord } from '../account.policy.ts'
import type { ProfileFields } from './profileFields.ts'

/** For a field that the provider itself and the admin may read; null for others. */
export const ownAlone = {
  authScopes: (provider: { accountId: string }, _args: object, { viewer }: GraphQLContext) =>
    canSeeProviderRecord(viewer, provider),
  unauthorizedResolver: () => null,
}

interface FieldBuilder {
  expose: (name: never, options: never) => FieldMap[string]
}

/** The fields of a profile as the graph shows them. */
export function readableFields(t: FieldBuilder, fields: ProfileFields): FieldMap {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { rule, readers, read }]) => {
      const { type, nullable } = outputOf(rule)
      const options =
        readers === 'OWN'
          ? {
              ...ownAlone,
              type,
              nullable: true,
              description: `${read} The provider itself and the admin; null for others${nullable ? ' and when not given' : ''}.`,
            }
          : { type, nullable, description: read }
      return [name, t.expose(name as never, options as never)]
    }),
  )
}
