import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Outcome } from '../../../relay/outcome'
import { runCommand } from '../../../relay/runCommand'
import type { createPartRequestMutation } from './__generated__/createPartRequestMutation.graphql'
import { type RequestValues, requestInput } from './requestForm'

type Input = createPartRequestMutation['variables']['input']

/**
 * Creates a request. Not a `useVerb`: its faults have texts of their own, so they are thrown. The same
 * submission key twice creates one request.
 */
export function createPartRequest(
  environment: Environment,
  values: RequestValues,
  submissionKey: string,
): Promise<Outcome<{ readonly followPath: string | null | undefined }>> {
  return runCommand<createPartRequestMutation>(
    environment,
    graphql`
      mutation createPartRequestMutation($input: CreatePartRequestInput!) {
        createPartRequest(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on CreatePartRequestPayload {
            followPath
          }
        }
      }
    `,
    {
      input: requestInput<NonNullable<Input['parts'][number]['category']>, Input['department']>(
        values,
        submissionKey,
      ),
    },
  )
}
