import { chakra } from '@chakra-ui/react/styled-system'
import { ImagePlus, Send } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isComposing } from '../../lib/composing'
import { MAX_MESSAGE } from '../../lib/generated/limits'
import { IconButton } from '../../ui/Button'
import { FieldError } from '../../ui/Field'
import { TextArea } from '../../ui/TextInput'

type AssistantComposerProps = {
  text: string
  /** The field takes the focus at the start: the visitor was writing. */
  takesFocus: boolean
  onText: (text: string) => void
  onSend: () => void
  /** The understood facts are shown: a message now corrects them. */
  isCorrecting: boolean
  /** Files are on their way, without which the message does not go. */
  isWaiting: boolean
  showsPhotos: boolean
  onPhotos: () => void
}

/** The message field; Enter sends, Shift+Enter begins a line. */
export function AssistantComposer(props: AssistantComposerProps) {
  const { text, takesFocus, onText, onSend, isCorrecting, isWaiting, showsPhotos, onPhotos } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    const area = field.current
    if (!takesFocus || !area) return
    area.focus({ preventScroll: true })
    area.setSelectionRange(area.value.length, area.value.length)
  }, [takesFocus])
  const excess = text.length - MAX_MESSAGE
  const submit = () => {
    onSend()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends a character composition is not a send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }
  return (
    <chakra.form
      css={styles.root}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <chakra.div display="flex" gap="2" alignItems="flex-end">
        <IconButton label="Sumar fotos" aria-expanded={showsPhotos} onClick={onPhotos}>
          <ImagePlus />
        </IconButton>
        <TextArea
          ref={field}
          aria-label="Mensaje"
          aria-invalid={excess > 0 || undefined}
          aria-describedby={id}
          rows={1}
          minH="ctl"
          maxH="9rem"
          resize="none"
          fieldSizing="content"
          value={text}
          onChange={event => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          enterKeyHint="send"
          placeholder={isCorrecting ? 'O escribí: «es la derecha»' : 'La pieza y el auto'}
        />
        <IconButton
          type="submit"
          label={isWaiting ? 'Esperando las fotos' : 'Enviar'}
          variant="solid"
          disabled={isWaiting}
        >
          <Send />
        </IconButton>
      </chakra.div>
      <chakra.div id={id}>
        {excess > 0 && (
          <FieldError>
            {`Usá hasta ${MAX_MESSAGE} caracteres: ${excess === 1 ? 'sobra' : 'sobran'} ${excess}.`}
          </FieldError>
        )}
      </chakra.div>
    </chakra.form>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '1.5',
    p: { base: '2', md: '3' },
    borderTop: '1px solid',
    borderColor: 'border',
  },
} as const
