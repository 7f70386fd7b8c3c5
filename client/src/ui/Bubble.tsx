import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Nut } from './Nut'
import { TimeOfDay } from './RelativeTime'
import { VisuallyHidden } from './VisuallyHidden'

type BubbleProps = {
  /** Written by the viewer: at the right, green. */
  mine?: boolean | undefined
  /** Written by Tuerca's assistant: with the nut in front. */
  assistant?: boolean | undefined
  /** The author for screen readers: 'Vos', 'Asistente', the other party's name. */
  author: string
  /** Time of the message, ISO 8601. */
  at?: string | undefined
  /** 'Enviando', 'No se envió'. */
  note?: ReactNode | undefined
  /** Global id of the message, by which the page scrolls to it. */
  id?: string | undefined
  /** Marked as the one that a search found. */
  isFound?: boolean | undefined
  /** An action next to it: 'Denunciar'. */
  aside?: ReactNode | undefined
  /** A temporary version of a message: hidden from screen readers, which read the final one. */
  isPassing?: boolean | undefined
  children: ReactNode
}

/** One message, inside a `role="log"` list. */
export function Bubble(props: BubbleProps) {
  const { mine, assistant, author, at, note, id = '', isFound, aside, isPassing, children } = props
  return (
    <chakra.div
      aria-hidden={isPassing || undefined}
      data-message={id}
      display="flex"
      gap="2.5"
      maxW="min(36rem, 92%)"
      alignSelf={mine ? 'flex-end' : 'flex-start'}
      lineHeight="1.45"
    >
      {assistant && <Nut mt=".125rem" />}
      <chakra.div minW="0">
        <VisuallyHidden>{author}: </VisuallyHidden>
        <chakra.div
          px="3.5"
          py="2.5"
          bg={mine ? 'trust.muted' : 'bg.bubble'}
          borderRadius={
            mine ? '{radii.md} 2px {radii.md} {radii.md}' : '2px {radii.md} {radii.md} {radii.md}'
          }
          outline={isFound ? '2px solid' : undefined}
          outlineColor="trust.solid"
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {children}
          {at && (
            <chakra.div
              mt="1"
              fontSize="2xs"
              lineHeight="1.3"
              color="fg.muted"
              textAlign={mine ? 'right' : 'left'}
            >
              <TimeOfDay at={at} />
            </chakra.div>
          )}
        </chakra.div>
        {note && (
          <chakra.div mt="1" fontSize="2xs" color="fg.muted" textAlign={mine ? 'right' : 'left'}>
            {note}
          </chakra.div>
        )}
      </chakra.div>
      {aside}
    </chakra.div>
  )
}

/** The three dots of somebody typing. */
export function Typing({ who }: { who: string }) {
  return (
    <Bubble author={who} assistant={who === 'Asistente'}>
      <chakra.span display="inline-flex" gap="4px" alignItems="center" h="5">
        <VisuallyHidden>está escribiendo</VisuallyHidden>
        {[0, 0.15, 0.3].map(delay => (
          <chakra.span
            key={delay}
            w="6px"
            h="6px"
            borderRadius="full"
            bg="fg.muted"
            animation="typing 1.2s infinite"
            style={{ animationDelay: `${delay}s` }}
            aria-hidden="true"
          />
        ))}
      </chakra.span>
    </Bubble>
  )
}

/** A fact about the money or the order, centred in a conversation; it is not a message. */
export function EventPill(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      alignSelf="center"
      display="flex"
      gap="2"
      alignItems="center"
      px="3"
      py=".3125rem"
      borderRadius="full"
      boxShadow="inset 0 0 0 1px {colors.border}"
      fontSize="xs"
      fontWeight="580"
      lineHeight="1.35"
      {...props}
    />
  )
}

/** The day above the messages of that day. */
export function DayMark(props: HTMLChakraProps<'div'>) {
  return <chakra.div alignSelf="center" textStyle="xs" color="fg.muted" {...props} />
}
