import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useForm } from '../../../forms/useForm'
import type { Refusal } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { CodeField } from './CodeField'
import { codeProblem } from './codeProblem'

type SecondStepProps = {
  /** Signs in with this code too; returns the refusal, null when it was already shown. */
  enter: (code: string) => Promise<Refusal | null>
  entering: boolean
  /** Returns to the first proof, where that can be changed. */
  onBack?: (() => void) | undefined
}

/** Asks for the second proof after the first was right. */
export function SecondStep({ enter, entering, onBack }: SecondStepProps) {
  const form = useForm({ initial: { code: '' }, check: ({ code }) => ({ code: codeProblem(code) }) })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const submit = form.handleSubmit(async ({ code }) => showRefusal(await enter(code), form))
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4.5">
      <p>Tu cuenta tiene verificación en dos pasos: falta el código.</p>
      <CodeField {...form.register('code')} error={form.formState.errors.code?.message} />
      <Button type="submit" variant="solid" full loading={entering} loadingText="Entrando">
        Entrar
      </Button>
      {onBack && (
        <Button variant="ghost" full onClick={onBack}>
          Volver
        </Button>
      )}
    </chakra.form>
  )
}
