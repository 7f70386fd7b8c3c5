import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { count } from '../../lib/text'
import { paths } from '../../paths'
import { LastStep } from '../follow/LastStep'
import type { ConsultationSent_conversation$key } from './__generated__/ConsultationSent_conversation.graphql'
import { useCorrectConsultationEmail } from './useCorrectConsultationEmail'

export type ConsultationSentProps = {
  /** Null until it was sent. */
  conversation: ConsultationSent_conversation$key | null
  isVisitor: boolean
  /** The consultation was sent just now: scrolls what follows into view. */
  isNew: boolean
}

/** The next steps after the consultation became a request. */
export function ConsultationSent({ conversation, isVisitor, isNew }: ConsultationSentProps) {
  const sent = useFragment(
    graphql`
      fragment ConsultationSent_conversation on AssistantConversation {
        id
        followPath
        sentAt
        request {
          id
        }
        understood {
          brand
          model
          year
          email
          parts {
            description
          }
        }
      }
    `,
    conversation,
  )
  const [correct] = useCorrectConsultationEmail()
  const isShown = sent != null
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog it was sent from is closed, and its opening button no longer exists.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isShown])
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isShown && isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, isNew])
  if (!sent) return null
  const { id: conversationId, followPath, sentAt, request } = sent
  const { brand, model, year, email, parts } = sent.understood
  const [first, ...others] = parts
  const more = others.length === 0 ? '' : ` +\u00a0${count(others.length, 'repuesto', 'repuestos')}`
  return (
    <chakra.section ref={place} css={styles.root} aria-label="Tu pedido">
      <LastStep
        heading={heading}
        made={{
          parts: `${first?.description ?? ''}${more}`,
          vehicle: [[brand, model].filter(Boolean).join(' '), year].filter(Boolean).join(' · '),
          email: email ?? '',
          followPath: followPath ?? null,
        }}
        isSent={sentAt != null}
        isVisitor={isVisitor}
        requestPath={request ? paths.request(request.id) : (sentAt && followPath) || null}
        isNew={isNew}
        correct={typed => correct({ conversationId, email: typed })}
      />
    </chakra.section>
  )
}

const styles = {
  root: {
    p: { base: '4', md: '5' },
    // Below the page's head.
    scrollMarginTop: '24',
    borderTop: '1px solid',
    borderColor: 'border',
  },
} as const
