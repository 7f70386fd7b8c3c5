import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../ui/Panel'
import { LastStep, type MadeRequest } from '../../follow/LastStep'

type RequestSentProps = {
  /** Null until one was made, and while another is written. */
  sent: MadeRequest | null
  /** Sent without an account, so it waits for confirmation. */
  isVisitor: boolean
  onAnother: () => void
}

/** The page after the form made a request. */
export function RequestSent({ sent, isVisitor, onAnother }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!sent) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [sent])
  if (!sent) return null
  return (
    <Panel>
      <LastStep heading={heading} made={sent} isSent={!isVisitor} isVisitor={isVisitor} isNew>
        <Button onClick={onAnother}>Nueva Consulta</Button>
      </LastStep>
    </Panel>
  )
}
