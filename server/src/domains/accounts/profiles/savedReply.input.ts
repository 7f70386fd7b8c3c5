import { z } from 'zod'
import { globalId, line, namedInput, text } from '../../../platform/input.ts'

/** Longest name of a saved reply, in characters: one chip on a phone. */
export const SAVED_REPLY_NAME_LENGTH = 40
/** Longest text, in characters: it also fits the answer to a question, the shortest of its fields. */
export const SAVED_REPLY_LENGTH = 500

const fields = {
  name: line({ max: SAVED_REPLY_NAME_LENGTH, required: 'Ponele un nombre.' }).describe(
    `By which its provider finds it, up to ${SAVED_REPLY_NAME_LENGTH} characters.`,
  ),
  text: text({ max: SAVED_REPLY_LENGTH, required: 'Escribí el texto.' }).describe(
    `Up to ${SAVED_REPLY_LENGTH} characters.`,
  ),
}

export const createSavedReplyInput = namedInput(
  'CreateSavedReplyInput',
  'A text that the viewer writes often.',
  z.object(fields),
)

export const editSavedReplyInput = namedInput(
  'EditSavedReplyInput',
  'Another name and text for a saved reply.',
  z.object({ id: globalId().describe('The SavedReply.'), ...fields }),
)

export const oneSavedReply = z.object({ id: globalId().describe('The SavedReply.') })
