import {
  InvalidInput,
  NotAllowed,
  NotFound,
  RateLimited,
  type Refusal,
  SignInRequired,
  WrongState,
} from '../platform/refusal.ts'
import { builder } from './builder.ts'

interface RefusalShape {
  message: string
  code: string
  inputPath: readonly string[]
}

export const RefusalInterface = builder.interfaceRef<RefusalShape>('Refusal').implement({
  description: 'Why something was not done, for the person who asked.',
  fields: t => ({
    message: t.exposeString('message', { description: 'Message for the person, in Spanish.' }),
    code: t.exposeString('code', { description: 'The kind of refusal, for programs. Stable.' }),
    path: t.stringList({
      description:
        'The input field concerned, from the outermost name; empty when it concerns the whole action.',
      resolve: refusal => [...refusal.inputPath],
    }),
  }),
})

/** Publishes a refusal class as an object type of the same name. Each class is registered once, in its domain's schema file. */
export function registerRefusal(refusal: new (...args: never[]) => Refusal, description: string): void {
  builder.objectType(refusal as new (...args: unknown[]) => Refusal, {
    name: refusal.name,
    description,
    interfaces: [RefusalInterface],
  })
}

registerRefusal(SignInRequired, 'Nobody is signed in, and this needs an account.')
registerRefusal(NotAllowed, 'The viewer is not one who may do this.')
registerRefusal(NotFound, 'There is no such thing, or the viewer may not see it.')

builder.objectType(WrongState, {
  name: 'WrongState',
  description: 'The step is not possible in the state the thing is in now.',
  interfaces: [RefusalInterface],
  fields: t => ({ state: t.exposeString('state', { description: 'The state it is in.' }) }),
})

builder.objectType(RateLimited, {
  name: 'RateLimited',
  description: 'Too many tries in a short time.',
  interfaces: [RefusalInterface],
  fields: t => ({
    retryAfterMs: t.exposeInt('retryAfterMs', { description: 'Milliseconds until another try is accepted.' }),
  }),
})

const FieldProblemType = builder
  .objectRef<{ path: readonly string[]; message: string }>('FieldProblem')
  .implement({
    description: 'A problem with one input field.',
    fields: t => ({
      path: t.stringList({
        description: 'The field, from the outermost name.',
        resolve: problem => [...problem.path],
      }),
      message: t.exposeString('message', { description: 'Message for the person, in Spanish.' }),
    }),
  })

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'Input that cannot be accepted; `message` and `path` are those of its first field.',
  interfaces: [RefusalInterface],
  fields: t => ({
    fields: t.field({
      type: [FieldProblemType],
      description: 'Each field concerned.',
      resolve: refusal => [...refusal.fields],
    }),
  }),
})

/** The refusals that any command may answer. */
export const COMMON_REFUSALS = [SignInRequired, NotAllowed, NotFound, InvalidInput]
