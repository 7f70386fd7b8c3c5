import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { NetworkError, TooMuchAtOnceError } from '../../relay/errors'
import type { Outcome, Refusal } from '../../relay/outcome'
import { runCommand } from '../../relay/runCommand'
import type { uploadCommandsCancelMutation } from './__generated__/uploadCommandsCancelMutation.graphql'
import type { uploadCommandsCompleteMutation } from './__generated__/uploadCommandsCompleteMutation.graphql'
import type {
  UploadPurpose,
  uploadCommandsStartMutation,
} from './__generated__/uploadCommandsStartMutation.graphql'
import { type Remedy, type UploadPorts, UploadProblem } from './uploader'

/**
 * The commands of an upload for `purpose` over the graph. Each throws UploadProblem with the reason for the
 * person.
 */
export function uploadCommands(
  environment: Environment,
  purpose: UploadPurpose,
): Pick<UploadPorts, 'start' | 'complete' | 'cancel'> {
  return {
    async start(input) {
      const { upload, url, method, headers, poster } = await payloadOf(
        runCommand<uploadCommandsStartMutation>(
          environment,
          graphql`
            mutation uploadCommandsStartMutation($input: StartUploadInput!) {
              startUpload(input: $input) {
                ...outcome_refusal @alias(as: "refusal")
                ... on StartUploadPayload {
                  upload {
                    id
                  }
                  url
                  method
                  headers {
                    name
                    value
                  }
                  poster {
                    url
                    method
                    headers {
                      name
                      value
                    }
                  }
                }
              }
            }
          `,
          { input: { purpose, ...input } },
        ),
        ({ code }) => (code === 'INVALID_INPUT' ? 'none' : 'startAnew'),
      )
      return { uploadId: upload.id, url, method, headers, poster: poster ?? null }
    },
    async complete(uploadId) {
      const { upload } = await payloadOf(
        runCommand<uploadCommandsCompleteMutation>(
          environment,
          graphql`
            mutation uploadCommandsCompleteMutation($uploadId: ID!) {
              completeUpload(uploadId: $uploadId) {
                ...outcome_refusal @alias(as: "refusal")
                ... on CompleteUploadPayload {
                  upload {
                    thumbnailUrl
                  }
                }
              }
            }
          `,
          { uploadId },
        ),
        ({ code }) => (code === 'UPLOAD_REJECTED' ? 'none' : 'startAnew'),
      )
      return { src: upload.thumbnailUrl ?? null }
    },
    cancel(uploadId) {
      runCommand<uploadCommandsCancelMutation>(
        environment,
        graphql`
          mutation uploadCommandsCancelMutation($uploadId: ID!) {
            cancelUpload(uploadId: $uploadId) {
              ...outcome_refusal @alias(as: "refusal")
            }
          }
        `,
        { uploadId },
      ).catch(() => {
        // The server deletes unused files within a day.
      })
    },
  }
}

async function payloadOf<P>(answer: Promise<Outcome<P>>, remedyOf: (refusal: Refusal) => Remedy): Promise<P> {
  const outcome = await answer.catch((problem: unknown) => {
    if (problem instanceof TooMuchAtOnceError) throw new UploadProblem(problem.words, 'sendAgain')
    throw problem instanceof NetworkError
      ? new UploadProblem('Revisá tu conexión', 'sendAgain')
      : new UploadProblem('Ocurrió un error inesperado', 'startAnew')
  })
  if (outcome.ok) return outcome.payload
  const { refusal } = outcome
  throw refusal
    ? new UploadProblem(refusal.message, remedyOf(refusal))
    : new UploadProblem('Ocurrió un error inesperado', 'startAnew')
}
