import { useCallback, useRef } from 'react'
import { type UseMutationConfig, useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { toast } from '../ui/toast'
import { NetworkError, OutdatedPageError, SignInRequiredError, TooMuchAtOnceError } from './errors'
import { type Answer, type Outcome, outcomeOf, type PayloadOf, type Stated } from './outcome'
import { reportPolicyConsentNeeded } from './policyConsentNeeded'
import { reportSignInRequired } from './signInRequired'

/** A mutation of one field, whose answer is a union with `...outcome_refusal @alias(as: "refusal")`. */
export interface Command extends MutationParameters {
  readonly response: { readonly [field: string]: Answer }
}

/** Refusals that a dialog of the shell handles. */
const elsewhere: ReadonlyMap<string, () => void> = new Map([
  ['SIGN_IN_REQUIRED', reportSignInRequired],
  ['POLICY_CONSENT_NEEDED', reportPolicyConsentNeeded],
])

type AnswerOf<C extends Command> = C['response'][keyof C['response']]
type Options<C extends Command> = Omit<UseMutationConfig<C>, 'variables' | 'onCompleted' | 'onError'>

/**
 * `[run, running]` for one mutation; `failure` is the message when it fails: 'No se pudo enviar la oferta'.
 * `run` never throws and runs once at a time: a second click during the first does nothing (its outcome has
 * no refusal). Faults and lost sign-ins are shown here, a fault without a known cause with `unexpected`; refusals are
 * the caller's to show (`showRefusal`).
 */
export function useCommand<C extends Command>(
  mutation: GraphQLTaggedNode,
  failure: string,
  unexpected = 'Ocurrió un error inesperado',
): [
  run: (variables: Stated<C['variables']>, options?: Options<C>) => Promise<Outcome<PayloadOf<AnswerOf<C>>>>,
  running: boolean,
] {
  const [commit, running] = useMutation<C>(mutation)
  const underWay = useRef(false)
  const run = useCallback(
    (variables: Stated<C['variables']>, options?: Options<C>) =>
      new Promise<Outcome<PayloadOf<AnswerOf<C>>>>(resolve => {
        const fail = (problem: Error) => {
          underWay.current = false
          tellFault(problem, failure, unexpected)
          resolve({ ok: false, refusal: null })
        }
        if (underWay.current) {
          resolve({ ok: false, refusal: null })
          return
        }
        underWay.current = true
        commit({
          ...options,
          variables,
          onCompleted: response => {
            const answer = Object.values(response)[0] as AnswerOf<C> | undefined
            if (!answer) return fail(new Error('no answer'))
            underWay.current = false
            const outcome = outcomeOf(answer, failure)
            const report = outcome.ok ? undefined : elsewhere.get(outcome.refusal?.code ?? '')
            report?.()
            resolve(report ? { ok: false, refusal: null } : outcome)
          },
          onError: fail,
        })
      }),
    [commit, failure, unexpected],
  )
  return [run, running]
}

function tellFault(problem: Error, failure: string, unexpected: string): void {
  if (problem instanceof SignInRequiredError) {
    reportSignInRequired()
  } else if (problem instanceof NetworkError) {
    toast.error('Sin conexión', { description: 'Revisá tu conexión y probá de nuevo.' })
  } else if (problem instanceof OutdatedPageError) {
    toast.error('Hay una versión nueva de Tuerca', { description: 'Recargá la página y probá de nuevo.' })
  } else if (problem instanceof TooMuchAtOnceError) {
    toast.error(failure, { description: problem.words })
  } else {
    toast.error(failure, { description: unexpected })
  }
}
