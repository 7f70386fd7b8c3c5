import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Bubble, Typing } from '../../ui/Bubble'
import { Photo } from '../../ui/Photo'
import { RemoveButton } from '../../ui/UploadTile'
import type { AssistantLog_message$key } from './__generated__/AssistantLog_message.graphql'

const GREETING = '¡Hola! Soy el asistente de Tuerca. Contame qué repuesto necesitás y para qué auto.'

type AssistantLogProps = {
  /** The box that scrolls. */
  place?: RefObject<HTMLDivElement | null>
  messages: readonly (AssistantLog_message$key & { readonly id?: string })[]
  /** The message being sent. */
  pending: string | null
  /** The error of the last message; null for none. */
  trouble: ReactNode
  /** Ids of the photos that are still attached. */
  photos: ReadonlySet<string>
  /** Null once the consultation was sent. */
  onRemovePhoto: ((photoId: string) => void) | null
  /** Rendered below the messages. */
  card?: ReactNode
  /** Shows the skeleton while the code loads. */
  isSkeleton?: boolean
  /** The conversation is over, and gives its room to the next steps. */
  isOver?: boolean
}

/** The messages, newest last; the box stays scrolled to the end. */
export function AssistantLog(props: AssistantLogProps) {
  const {
    messages,
    pending,
    trouble,
    card,
    isOver = false,
    isSkeleton = false,
    photos,
    onRemovePhoto,
  } = props
  const own = useRef<HTMLDivElement>(null)
  const place = props.place ?? own
  // Laid out from the bottom, the box stays at its end by itself; a reader further up is scrolled there when
  // they write.
  useEffect(() => {
    if (pending !== null) place.current?.scrollTo({ top: 0 })
  }, [pending, place])
  return (
    <chakra.div
      ref={place}
      {...(isSkeleton ? {} : { role: 'log', 'aria-label': 'Charla con el asistente', tabIndex: 0 })}
      css={[styles.log, isOver && styles.over]}
    >
      <chakra.div display="flex" flexDirection="column" gap="3.5" mb="auto">
        <Bubble assistant author="Asistente">
          {GREETING}
        </Bubble>
        {isSkeleton && (
          <chakra.div hidden display="flex" flexDirection="column" css={{ '&[hidden]': { display: 'none' } }}>
            <Bubble mine author="Vos" note="Enviando" isPassing>
              {/* Filled by `startOnceDrawn` with the sentence that the home page's form has sent. */}
              <span data-said="" />
            </Bubble>
          </chakra.div>
        )}
        {messages.map((message, index) => (
          <Said key={message.id ?? index} message={message} photos={photos} onRemovePhoto={onRemovePhoto} />
        ))}
        {pending !== null && (
          <Bubble mine author="Vos" note="Enviando" isPassing>
            {pending}
          </Bubble>
        )}
        {trouble && (
          <Bubble assistant author="Asistente">
            {trouble}
          </Bubble>
        )}
        {card && <div data-card="">{card}</div>}
      </chakra.div>
    </chakra.div>
  )
}

type SaidProps = Pick<AssistantLogProps, 'photos' | 'onRemovePhoto'> & { message: AssistantLog_message$key }

function Said({ message: key, photos: kept, onRemovePhoto }: SaidProps) {
  const { author, text, isComplete, photos } = useFragment(
    graphql`
      fragment AssistantLog_message on AssistantMessage {
        author
        text
        isComplete
        photos {
          id
          kind
          thumbnailUrl
        }
      }
    `,
    key,
  )
  if (author === 'ASSISTANT' && !isComplete && text === '') return <Typing who="Asistente" />
  const mine = author === 'VISITOR'
  const shown = photos.filter(({ id }) => kept.has(id))
  return (
    <Bubble
      mine={mine}
      assistant={!mine}
      author={mine ? 'Vos' : 'Asistente'}
      note={isComplete ? undefined : 'Escribiendo'}
      isPassing={!isComplete}
    >
      {shown.length > 0 && (
        <chakra.span display="flex" flexWrap="wrap" gap="2" mb={text ? '2' : undefined}>
          {shown.map(({ id, kind, thumbnailUrl }) => (
            <chakra.span key={id} position="relative" display="flex" gap="1" alignItems="start">
              {thumbnailUrl ? (
                <Photo
                  src={thumbnailUrl}
                  video={kind === 'VIDEO'}
                  alt={kind === 'VIDEO' ? 'Video enviado' : 'Foto enviada'}
                  w="20"
                  h="20"
                  borderRadius="sm"
                />
              ) : (
                <span>{kind === 'VIDEO' ? 'Video enviado' : 'Foto enviada'}</span>
              )}
              {onRemovePhoto && (
                <RemoveButton
                  label={kind === 'VIDEO' ? 'Quitar video' : 'Quitar foto'}
                  onClick={() => onRemovePhoto(id)}
                />
              )}
            </chakra.span>
          ))}
        </chakra.span>
      )}
      {text === '' && shown.length === 0 && <chakra.i color="fg.muted">Foto quitada</chakra.i>}
      {text}
    </Bubble>
  )
}

const styles = {
  over: { flexGrow: '0', minH: '7rem' },
  log: {
    display: 'flex',
    flexDirection: 'column-reverse',
    // The log fills the room; messages do not make the room taller.
    flex: '1 0 0px',
    minH: '10rem',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    p: { base: '3', md: '5' },
    _focusVisible: { outlineOffset: '-3px' },
  },
} as const
