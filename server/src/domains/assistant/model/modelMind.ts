import { readTurn, respond } from '../../../mind/converse.ts'
import type { Mind, MindState, Terms } from '../../../mind/mind.ts'
import type { Kind } from '../../../mind/values.ts'
import type { ConsentProof } from '../../accounts/policies/consentProof.ts'
import { fillKnown } from './fillKnown.ts'
import type { VisitorText } from './grounding.ts'
import type { LanguageModel, ModelCompletion, ModelRequest } from './languageModel.ts'
import { instructionsFor, messagesFor } from './modelPrompt.ts'
import { MAX_REPLY, replySoFar } from './plainReply.ts'
import { PROPOSAL_SCHEMA, readProposal } from './proposal.ts'

const MAX_OUTPUT_TOKENS = 900
/** Characters of an answer under way that are looked through for its text, which comes first. */
const MOST_SHOWN = 4 * MAX_REPLY

/** Messages that we word ourselves: about Tuerca, rude ones and other topics. */
const OURS: readonly Kind[] = ['QUESTION', 'INJECTION', 'OFF_TOPIC', 'RUDE', 'GREETING']

/** True when a message goes to a model at all. */
export function isForModel(kinds: readonly Kind[]): boolean {
  return !kinds.some(kind => OURS.includes(kind))
}

export interface ModelUse {
  readonly model: LanguageModel
  readonly consent: ConsentProof<'ASSISTANT_MODEL'>
  /** Makes the call, and pays for it. Throws ModelFailed when nothing may be spent any more. */
  readonly pay: (request: ModelRequest, call: () => Promise<ModelCompletion>) => Promise<ModelCompletion>
}

/**
 * A language model with the interface of the embedded mind. The embedded mind reads each message first; the model
 * fills empty values and words the answer. Throws ModelFailed.
 */
export function modelMind({ model, consent, pay }: ModelUse, terms: Terms): Mind {
  return {
    async answer(state, turn, { earlier, pictures, hear }) {
      const read = readTurn(state, turn)
      const shown = await pictures()
      const request: ModelRequest = {
        instructions: instructionsFor(read.known, state.timesAsked, [
          ...state.symptoms,
          ...(read.symptom === null ? [] : [read.symptom]),
        ]),
        messages: messagesFor(earlier, turn, read.known, shown),
        schema: PROPOSAL_SCHEMA,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
      }
      const { text } = await pay(request, () =>
        model.complete(request, consent, soFar => {
          if (soFar.length > MOST_SHOWN) return
          const reply = replySoFar(soFar)
          if (reply !== '') hear(reply)
        }),
      )
      const proposal = readProposal(text)
      const known = fillKnown(read.known, proposal, {
        texts: visitorTexts(state, turn.says, earlier),
        hasPictures: shown.length > 0,
        thisYear: turn.thisYear,
        isOnlySymptom: read.kinds.includes('SYMPTOM'),
      })
      return respond({ ...read, known }, state, turn, terms, { text: proposal.reply, asks: proposal.asks })
    },
  }
}

type Earlier = Parameters<typeof messagesFor>[0]

/** The visitor's messages, the newest first, with the turns as the embedded mind counts them. */
function visitorTexts({ turns }: MindState, says: string, earlier: Earlier): VisitorText[] {
  const before = earlier.filter(({ author }) => author === 'VISITOR').map(({ text }) => text)
  return [says, ...before.toReversed()].map((text, back) => ({ turn: Math.max(0, turns - back), text }))
}
