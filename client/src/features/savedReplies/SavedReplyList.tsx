import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../lib/composing'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chips'
import { Field } from '../../ui/Field'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { MOST_REPLIES, NAME_LENGTH, nameOf, TEXT_LENGTH, withReply } from './savedReply'
import { useCreateSavedReply } from './useCreateSavedReply'
import { useSavedReplies } from './useSavedReplies'

export type SavedReplyListProps = {
  /** The text of the field. */
  text: string
  /** Most characters of the field. */
  limit: number
  /** The field has no line breaks. */
  isOneLine?: boolean
  /** Receives the text with a reply at its end. */
  onText: (text: string) => void
}

/** The replies as chips, and the text being written as a new one. */
export function SavedReplyList({ text, limit, isOneLine = false, onText }: SavedReplyListProps) {
  const replies = useSavedReplies()
  const add = (reply: string) => {
    const next = withReply(text, reply, { limit, isOneLine })
    if (next !== null) onText(next)
    else toast.error('No entra en el texto', { description: `Se puede escribir hasta ${limit} caracteres.` })
  }
  const maySave = text.trim() !== '' && text.length <= TEXT_LENGTH && replies.length < MOST_REPLIES
  return (
    <chakra.div display="grid" gap="2.5" w="full" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
      {replies.length > 0 ? (
        <chakra.fieldset aria-label="Sumar al texto" display="flex" flexWrap="wrap" gap="2" minW="0">
          {replies.map(({ id, name, text: reply }) => (
            <Chip key={id} title={reply} onClick={() => add(reply)}>
              <chakra.span overflowWrap="anywhere">{name}</chakra.span>
            </Chip>
          ))}
        </chakra.fieldset>
      ) : (
        <chakra.p textStyle="xs" color="fg.muted">
          Todavía no guardaste ninguna. Escribí un texto que uses seguido y guardalo.
        </chakra.p>
      )}
      {maySave && !replies.some(reply => reply.text === text.trim()) && <SaveText text={text} />}
      {replies.length > 0 && (
        <chakra.p textStyle="xs" color="fg.muted">
          Se cambian y se borran en tu perfil.
        </chakra.p>
      )}
    </chakra.div>
  )
}

/** Keeps the text of the field under a name. Stands inside another form, which an Enter must not send. */
function SaveText({ text }: { text: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [create, creating] = useCreateSavedReply()
  const field = useRef<HTMLInputElement>(null)
  const isNaming = typed !== null
  // The press that shows the field is a request to write in it.
  useEffect(() => {
    if (isNaming) field.current?.focus()
  }, [isNaming])
  const save = async () => {
    const outcome = await create({ input: { name: typed ?? '', text } })
    if (outcome.ok) {
      setTyped(null)
      toast.success('Respuesta guardada')
    } else if (outcome.refusal?.fields[0]) setProblem(outcome.refusal.fields[0].message)
    else showRefusal(outcome.refusal)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    void save()
  }
  if (typed === null)
    return (
      <Button size="sm" onClick={() => setTyped(nameOf(text))}>
        Guardar este texto
      </Button>
    )
  return (
    <chakra.div display="grid" gap="4" w="full" maxW="30rem">
      <Field label="Nombre de la respuesta" error={problem}>
        <TextInput
          ref={field}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setProblem(null)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" loading={creating} loadingText="Guardando" onClick={() => void save()}>
          Guardar
        </Button>
        <Button size="sm" variant="ghost" disabled={creating} onClick={() => setTyped(null)}>
          Ahora no
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
