import { z } from 'zod'
import { globalId, namedInput } from '../../../platform/input.ts'

export const showQuotingInput = namedInput(
  'ShowQuotingInput',
  'Whether a provider has the form of an offer open.',
  z.object({
    requestId: globalId().describe('The PartRequest.'),
    isQuoting: z.boolean().describe('True when the form opens, false when it closes.'),
  }),
)
