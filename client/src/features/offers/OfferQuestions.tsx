import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { openedLater } from '../../ui/openedLater'
import { RelativeTime } from '../../ui/RelativeTime'
import type { OfferQuestions_offer$key } from './__generated__/OfferQuestions_offer.graphql'
import type { QuestionDrafts } from './QuestionForm'

const QuestionForm = openedLater(
  async () => (await import('./QuestionForm')).QuestionForm,
  ({ open }) => open,
)

type OfferQuestionsProps = {
  offer: OfferQuestions_offer$key
  drafts: QuestionDrafts
  /** Id of the element that names the offer. */
  labelledBy?: string | undefined
}

/** The questions about an offer with their answers, for both sides, and the form to ask or answer. */
export function OfferQuestions({ offer, drafts, labelledBy }: OfferQuestionsProps) {
  const { id, questions, viewerActions } = useFragment(
    graphql`
      fragment OfferQuestions_offer on Offer {
        id
        questions {
          number
          question
          askedAt
          answer
          answeredAt
        }
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    offer,
  )
  const [isWriting, setIsWriting] = useState(() => drafts.has(id))
  const ask = actionOf(viewerActions, 'ASK')
  const mayAnswer = actionOf(viewerActions, 'ANSWER')?.enabled === true
  const mayWrite = mayAnswer || ask?.enabled === true
  if (questions.length === 0 && !mayWrite) return null
  const words = ask
    ? { question: 'Preguntaste', answer: 'El proveedor respondió', open: 'Todavía no respondió.' }
    : { question: 'El cliente pregunta', answer: 'Respondiste', open: null }
  return (
    <chakra.div display="grid" gap="2.5" w="full" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
      {questions.map(({ number, question, askedAt, answer, answeredAt }) => (
        <chakra.div key={number} css={styles.exchange}>
          <p>
            <chakra.span textStyle="xs" color="fg.muted" display="block">
              {words.question} <RelativeTime at={askedAt} />
            </chakra.span>
            <chakra.span css={styles.words}>{question}</chakra.span>
          </p>
          {answer != null && answeredAt != null ? (
            <p>
              <chakra.span textStyle="xs" color="fg.muted" display="block">
                {words.answer} <RelativeTime at={answeredAt} />
              </chakra.span>
              <chakra.span css={styles.words}>{answer}</chakra.span>
            </p>
          ) : (
            words.open && (
              <chakra.p textStyle="xs" color="fg.muted">
                {words.open}
              </chakra.p>
            )
          )}
        </chakra.div>
      ))}
      {mayWrite && !isWriting && (
        <Button
          size="sm"
          variant={mayAnswer ? 'outline' : 'link'}
          aria-describedby={labelledBy}
          onClick={() => setIsWriting(true)}
        >
          {mayAnswer ? 'Responder' : 'Preguntar al proveedor'}
        </Button>
      )}
      <QuestionForm
        offerId={id}
        number={mayAnswer ? (questions.at(-1)?.number ?? null) : null}
        drafts={drafts}
        open={mayWrite && isWriting}
        onClose={() => setIsWriting(false)}
      />
    </chakra.div>
  )
}

const styles = {
  exchange: {
    display: 'grid',
    gap: '1.5',
    textStyle: 'sm',
    borderInlineStart: '3px solid',
    borderColor: 'border.strong',
    ps: '3',
  },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const
