import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { CommandDialog } from '../../relay/CommandDialog'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { StepForm } from '../../ui/StepForm'
import { TextArea, TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { ProfileSection } from '../profile/ProfileField'
import { MOST_REPLIES, NAME_LENGTH, TEXT_LENGTH } from './savedReply'
import { useCreateSavedReply } from './useCreateSavedReply'
import { useDeleteSavedReply } from './useDeleteSavedReply'
import { useEditSavedReply } from './useEditSavedReply'
import { useSavedReplies } from './useSavedReplies'

type Reply = { readonly id: string; readonly name: string; readonly text: string }
type Values = { name: string; text: string }

/** 'Respuestas guardadas' of the profile: all of them, to add, change and remove. */
export function SavedReplySection() {
  const replies = useSavedReplies()
  const [editing, setEditing] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const remove = useDeleteSavedReply()
  const close = () => setEditing(null)
  return (
    <ProfileSection
      title="Respuestas guardadas"
      note="Textos que usás seguido, para la descripción de una oferta, el chat y las preguntas. Solo los ves vos."
    >
      {replies.length > 0 && (
        <chakra.ul display="grid" gap="3">
          {replies.map(reply => (
            <li key={reply.id}>
              {editing === reply.id ? (
                <ReplyForm reply={reply} onClose={close} />
              ) : (
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  gap="3"
                  alignItems="start"
                  justifyContent="space-between"
                >
                  <chakra.div flex="1 1 14rem" minW="0">
                    <chakra.b overflowWrap="anywhere">{reply.name}</chakra.b>
                    <chakra.p textStyle="sm" color="fg.muted">
                      <chakra.span css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                        {reply.text}
                      </chakra.span>
                    </chakra.p>
                  </chakra.div>
                  <chakra.div display="flex" gap="2">
                    <Button
                      size="sm"
                      aria-label={`Editar ${reply.name}`}
                      onClick={() => setEditing(reply.id)}
                    >
                      Editar
                    </Button>
                    <Button
                      size="sm"
                      variant="danger"
                      aria-label={`Borrar ${reply.name}`}
                      onClick={() => setLeaving(reply.id)}
                    >
                      Borrar
                    </Button>
                  </chakra.div>
                </chakra.div>
              )}
            </li>
          ))}
        </chakra.ul>
      )}
      {editing === NEW ? (
        <ReplyForm onClose={close} />
      ) : (
        <div>
          <Button
            size="sm"
            disabledReason={
              replies.length >= MOST_REPLIES
                ? `Llegaste a ${MOST_REPLIES}. Borrá una que no uses.`
                : undefined
            }
            onClick={() => setEditing(NEW)}
          >
            Agregar respuesta
          </Button>
        </div>
      )}
      <CommandDialog
        command={remove}
        id={leaving}
        onClose={() => setLeaving(null)}
        title="Borrar respuesta"
        confirmLabel="Borrar"
        loadingText="Borrando"
        tone="danger"
        done={{ title: 'Respuesta borrada' }}
      >
        “{replies.find(({ id }) => id === leaving)?.name}” deja de estar en tus respuestas. Lo que ya enviaste
        no cambia.
      </CommandDialog>
    </ProfileSection>
  )
}

/** Takes the place of an id while a new one is written. */
const NEW = 'new'

const check = ({ name, text }: Values) => ({
  name: isBlank(name) && 'Ponele un nombre.',
  text: isBlank(text) && 'Escribí el texto.',
})

function ReplyForm({ reply, onClose }: { reply?: Reply; onClose: () => void }) {
  const [create, creating] = useCreateSavedReply()
  const [edit, editing] = useEditSavedReply()
  const form = useForm<Values>({ initial: { name: reply?.name ?? '', text: reply?.text ?? '' }, check })
  const { errors } = form.formState
  const { setFocus } = form
  // The press that opens the form is a request to write in it.
  useEffect(() => setFocus('name'), [setFocus])
  const submit = form.handleSubmit(async input => {
    const outcome = reply ? await edit({ input: { id: reply.id, ...input } }) : await create({ input })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Respuesta guardada')
    onClose()
  })
  return (
    <StepForm
      onSubmit={submit}
      sending={creating || editing}
      submitLabel="Guardar"
      sendingLabel="Guardando"
      onBack={onClose}
    >
      <Field label="Nombre" error={errors.name?.message}>
        <TextInput
          maxLength={NAME_LENGTH}
          autoComplete="off"
          placeholder="Ej.: Envío al interior"
          {...form.register('name')}
        />
      </Field>
      <Field label="Texto" error={errors.text?.message}>
        <TextArea rows={3} maxLength={TEXT_LENGTH} {...form.register('text')} />
      </Field>
    </StepForm>
  )
}
