import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Field } from '../../ui/Field'
import { TextInput } from '../../ui/TextInput'
import { FoundMessages } from './FoundMessages'

type SearchMessagesDialogProps = { open: boolean; onClose: () => void }

/** Searches the messages of all own conversations. */
export function SearchMessagesDialog({ open, onClose }: SearchMessagesDialogProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState({ search: '', attempt: 0 })
  const ask = () => setAsked(({ attempt }) => ({ search: typed.trim(), attempt: attempt + 1 }))
  return (
    <Dialog open={open} onClose={onClose} title="Buscar en tus chats" width="md">
      <search>
        <chakra.form
          css={styles.form}
          onSubmit={event => {
            event.preventDefault()
            ask()
          }}
        >
          <chakra.div flex="1" minW="0">
            <Field label="Palabras del mensaje">
              <TextInput
                type="search"
                maxLength={100}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
          </chakra.div>
          <Button type="submit">Buscar</Button>
        </chakra.form>
      </search>
      {asked.search !== '' && (
        <FailureBoundary
          key={asked.attempt}
          fallback={
            <chakra.p role="alert" pt="4">
              <b>No se pudieron cargar los mensajes.</b>{' '}
              <Button size="sm" variant="link" onClick={ask}>
                Reintentar
              </Button>
            </chakra.p>
          }
        >
          <Suspense
            fallback={
              <chakra.output css={styles.waiting} aria-busy="true">
                Buscando…
              </chakra.output>
            }
          >
            <FoundMessages search={asked.search} attempt={asked.attempt} onOpen={onClose} />
          </Suspense>
        </FailureBoundary>
      )}
    </Dialog>
  )
}

const styles = {
  form: { display: 'flex', gap: '3', alignItems: 'end' },
  waiting: { display: 'block', py: '10', textAlign: 'center', color: 'fg.muted' },
} as const
