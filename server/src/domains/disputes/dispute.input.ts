import { z } from 'zod'
import { DisputeReason, DisputeSolution } from '../../generated/prisma/enums.ts'
import { centesimos, globalId, namedInput, optionalText, text } from '../../platform/input.ts'
import { uploadLimits } from '../uploads/uploadPurposes.ts'

export const MAX_DISPUTE_TEXT = 2000

const { maxImages, maxVideos } = uploadLimits('DISPUTE_FILE')

const disputeId = globalId().describe('The Dispute.')
const solution = z.enum(DisputeSolution, { error: 'Elegí una solución.' })
const refund = centesimos(
  z.number().int('Poné un monto sin fracciones de centésimo.').positive('Poné un monto mayor que cero.'),
)
  .nullish()
  .transform(amount => amount ?? null)
  .describe('REFUND_PART: the buyer’s share, in centésimos. Ignored otherwise.')
const evidence = z
  .array(z.uuid('Ese archivo no es válido.'))
  .max(maxImages + maxVideos, `Podés subir hasta ${maxImages} fotos y ${maxVideos} videos.`)
  .refine(ids => new Set(ids).size === ids.length, 'Un archivo está dos veces.')
  .default([])
  .describe('Ids of completed uploads of DISPUTE_FILE.')

export const openDisputeInput = namedInput(
  'OpenDisputeInput',
  'A claim about an order.',
  z.object({
    orderId: globalId().describe('The Order.'),
    reason: z.enum(DisputeReason, { error: 'Elegí qué pasó.' }).describe('The problem.'),
    text: text({
      min: 10,
      max: MAX_DISPUTE_TEXT,
      required: 'Contá qué pasó, en 10 letras o más: el proveedor lo va a leer.',
    }).describe('The problem in the buyer’s words, 10 to 2000 characters; the provider reads it.'),
    solution: solution.describe('The wanted solution: the buyer’s first proposal. Not RELEASE.'),
    refund,
    uploadIds: evidence,
  }),
)

export const openDisputeForBuyerInput = namedInput(
  'OpenDisputeForBuyerInput',
  'A dispute that our team opens for the buyer of an order whose receipt is overdue.',
  z.object({
    orderId: globalId().describe('The Order.'),
    text: text({
      min: 10,
      max: MAX_DISPUTE_TEXT,
      required: 'Contá por qué abrís la disputa, en 10 letras o más: las dos partes lo leen.',
    }).describe('The reasons, 10 to 2000 characters; both parties read them.'),
  }),
)

export const answerDisputeInput = namedInput(
  'AnswerDisputeInput',
  'The provider’s answer to a dispute.',
  z.object({
    disputeId,
    text: text({
      min: 10,
      max: MAX_DISPUTE_TEXT,
      required: 'Contá tu versión, en 10 letras o más: el comprador la va a leer.',
    }).describe('The answer, 10 to 2000 characters; the buyer reads it.'),
    uploadIds: evidence,
  }),
)

export const proposeSettlementInput = namedInput(
  'ProposeSettlementInput',
  'Terms that a party of a dispute proposes to the other one.',
  z.object({
    disputeId,
    solution: solution.describe('The proposed solution.'),
    refund,
    text: optionalText(500).describe('Words to the other party, up to 500 characters.'),
  }),
)

export const decideDisputeInput = namedInput(
  'DecideDisputeInput',
  'The team’s decision of a dispute.',
  z.object({
    disputeId,
    solution: solution.describe('The solution.'),
    refund,
    text: text({ max: MAX_DISPUTE_TEXT, required: 'Explicá la decisión: las dos partes la leen.' }).describe(
      'The reasons, up to 2000 characters; both parties read them.',
    ),
  }),
)

export const appealDisputeInput = namedInput(
  'AppealDisputeInput',
  'Asks for a second review of a decision.',
  z.object({
    disputeId,
    text: text({
      min: 10,
      max: MAX_DISPUTE_TEXT,
      required: 'Contá por qué pedís otra revisión, en 10 letras o más.',
    }).describe('The reasons, 10 to 2000 characters; the other party reads them.'),
  }),
)
