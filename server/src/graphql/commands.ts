import type { ObjectRef } from '@pothos/core'
import { z } from 'zod'
import { parseInput } from '../platform/input.ts'
import type { Refusal } from '../platform/refusal.ts'
import { builder, type SchemaTypes, type Types } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { inputFields, inputTypeOf } from './inputs.ts'
import { COMMON_REFUSALS } from './refusals.ts'

interface Command<Payload, Given> {
  readonly type: ObjectRef<Types, Payload>
  /** Description in the schema: the effect, and who may call it. */
  readonly description: string
  readonly authScopes: Partial<SchemaTypes['AuthScopes']>
  /** In addition to the refusals of any command. */
  readonly refusals?: readonly (new (
    ...args: never[]
  ) => Refusal)[]
  /** Cost of the call in addition to that of its answer (graphql/cost.ts); 1 when left out. */
  readonly cost?: number
  /** Receives the input as its schema has parsed it. */
  readonly run: (ctx: GraphQLContext, given: Given) => Promise<Payload>
}

type ObjectSchema<Given> = z.ZodObject & z.ZodType<Given>

/** A mutation whose arguments are `args`. */
export function commandWithArgs<Payload, Given>(
  name: string,
  { args, ...command }: Command<Payload, Given> & { readonly args: ObjectSchema<Given> },
): void {
  addCommand(name, command, {
    args: () => builder.args(t => inputFields(t, args)),
    read: given => parseInput(args, given),
  })
}

/**
 * A mutation with one argument, `input`, of the type that a `namedInput` describes. Refusals name the field
 * in the graph. A schema that depends on the day is a function of now; its set of fields does not depend on
 * it.
 */
export function commandWithInput<Payload, Given>(
  name: string,
  {
    input,
    inputDescription,
    ...command
  }: Command<Payload, Given> & {
    readonly input: ObjectSchema<Given> | ((now: Date) => ObjectSchema<Given>)
    readonly inputDescription: string
  },
): void {
  const schemaAt = (now: Date) => (typeof input === 'function' ? input(now) : input)
  const type = inputTypeOf(schemaAt(new Date(0)))
  addCommand(name, command, {
    args: () =>
      builder.args(t => ({ input: t.field({ type, required: true, description: inputDescription }) })),
    read: (given, { clock }) => parseInput(schemaAt(clock.now()), given.input),
  })
}

function addCommand<Payload, Given>(
  name: string,
  { type, description, authScopes, refusals = [], cost = 1, run }: Command<Payload, Given>,
  {
    args,
    read,
  }: {
    args: () => ReturnType<typeof builder.args>
    read: (given: Record<string, unknown>, ctx: GraphQLContext) => Given
  },
): void {
  builder.mutationField(name, t =>
    t.field({
      type,
      description,
      authScopes,
      extensions: { cost },
      errors: { types: [...COMMON_REFUSALS, ...refusals] as (new (...args: unknown[]) => Refusal)[] },
      args: args(),
      resolve: (_root, given, ctx) => run(ctx, read(given, ctx)) as never,
    }),
  )
}
