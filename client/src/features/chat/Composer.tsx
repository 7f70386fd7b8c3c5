import { chakra } from '@chakra-ui/react/styled-system'
import { Send } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../../lib/composing'
import { IconButton } from '../../ui/Button'
import { TextArea } from '../../ui/TextInput'

/** The server's maximum length. */
const LENGTH = 4000

type ComposerProps = { text: string; onText: (text: string) => void; onSend: () => void }

/** The message field: Enter sends, Shift+Enter begins a line. Blank messages are not sent. */
export function Composer({ text, onText, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isBlank = text.trim() === ''
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends a character composition is not a send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSend()
  }
  return (
    <chakra.form
      display="flex"
      gap="2"
      alignItems="flex-end"
      flex="none"
      p={{ base: '2', md: '3' }}
      borderTop="1px solid"
      borderColor="border"
      onSubmit={event => {
        event.preventDefault()
        if (isBlank) field.current?.focus()
        else onSend()
      }}
    >
      <TextArea
        ref={field}
        aria-label="Mensaje"
        rows={1}
        minH="ctl"
        maxH="min(9rem, 30cqh)"
        resize="none"
        fieldSizing="content"
        value={text}
        onChange={event => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={LENGTH}
        enterKeyHint="send"
        placeholder="Escribí un mensaje"
      />
      <IconButton type="submit" label="Enviar" variant={isBlank ? 'ghost' : 'trust'}>
        <Send />
      </IconButton>
    </chakra.form>
  )
}
