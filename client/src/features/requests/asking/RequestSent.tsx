import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../ui/Panel'
import { LastStep, type MadeRequest } from '../../follow/LastStep'
import { useCorrectRequestEmail } from './useCorrectRequestEmail'
import { useSentPath } from './useSentPath'

/** A request that this page made, with the key of its submission. */
export type SentRequest = MadeRequest & { readonly submissionKey: string }

type RequestSentProps = {
  /** Null until one was made, and while another is written. */
  sent: SentRequest | null
  /** Sent without an account, so it waits for confirmation. */
  isVisitor: boolean
  /** The mistyped e-mail was replaced by this one. */
  onCorrected: (email: string) => void
  onAnother: () => void
}

/** The page after the form made a request. */
export function RequestSent({ sent, isVisitor, onCorrected, onAnother }: RequestSentProps) {
  const [run] = useCorrectRequestEmail()
  const heading = useRef<HTMLHeadingElement>(null)
  const key = sent?.submissionKey
  useEffect(() => {
    if (key === undefined) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [key])
  if (!sent) return null
  const { submissionKey } = sent
  const correct = async (typed: string) => {
    const outcome = await run({ submissionKey, email: typed })
    if (outcome.ok) onCorrected(outcome.payload.email)
    return outcome
  }
  return (
    <Panel>
      <Step key={submissionKey} submissionKey={isVisitor ? submissionKey : null}>
        {sentPath => (
          <LastStep
            heading={heading}
            made={sent}
            isSent={!isVisitor || sentPath !== null}
            isVisitor={isVisitor}
            requestPath={sentPath}
            isNew
            correct={correct}
          >
            <Button onClick={onAnother}>Nueva Consulta</Button>
          </LastStep>
        )}
      </Step>
    </Panel>
  )
}

type StepProps = {
  /** Null for a request that an account made: providers have it. */
  submissionKey: string | null
  children: (sentPath: string | null) => ReactNode
}

const Step = ({ submissionKey, children }: StepProps) =>
  submissionKey === null ? (
    children(null)
  ) : (
    <WaitingStep submissionKey={submissionKey}>{children}</WaitingStep>
  )

function WaitingStep({ submissionKey, children }: StepProps & { submissionKey: string }) {
  return children(useSentPath(submissionKey))
}
