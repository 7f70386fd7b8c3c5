import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { NextOfSent, WhatFollows } from '../requests/asking/WhatFollows'
import type { ConsultationSent_conversation$key } from './__generated__/ConsultationSent_conversation.graphql'

type ConsultationSentProps = {
  conversation: ConsultationSent_conversation$key
  isVisitor: boolean
  /** It was sent just now: what follows is brought into view. */
  isNew: boolean
}

/** What comes after the consultation was sent. */
export function ConsultationSent({ conversation, isVisitor, isNew }: ConsultationSentProps) {
  const { understood, followPath } = useFragment(
    graphql`
      fragment ConsultationSent_conversation on AssistantConversation {
        followPath
        understood {
          email
        }
      }
    `,
    conversation,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog that it was sent from is closed, and so is the button that opened that.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const sent = { email: understood.email ?? '', followPath: followPath ?? null }
  return (
    <chakra.section ref={place} css={styles.root} aria-label="Consulta enviada">
      <chakra.h3 ref={heading} tabIndex={-1} outline="none">
        ¡Consulta enviada!
      </chakra.h3>
      <chakra.p color="fg.muted">
        <WhatFollows sent={sent} isVisitor={isVisitor} />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" pt="1">
        <NextOfSent sent={sent} isVisitor={isVisitor} />
      </chakra.div>
    </chakra.section>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '2',
    p: { base: '4', md: '5' },
    // Below the page's head.
    scrollMarginTop: '24',
    bg: 'trust.subtle',
    borderTop: '1px solid',
    borderColor: 'border',
  },
} as const
