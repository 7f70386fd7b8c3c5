import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { StepForm } from '../../../ui/StepForm'
import { ProofForm } from '../proof/ProofForm'
import { CodeField, CodeInput } from '../signIn/CodeField'
import { codeProblem } from '../signIn/codeProblem'
import { QrCode } from './QrCode'
import { RecoveryCodes } from './RecoveryCodes'
import { useBeginSecondFactor } from './useBeginSecondFactor'
import { useDisableSecondFactor } from './useDisableSecondFactor'
import { useEnableSecondFactor } from './useEnableSecondFactor'
import { useRenewRecoveryCodes } from './useRenewRecoveryCodes'

/** The action the user wants on the second factor. */
export type SecondFactorWish = 'setup' | 'renew' | 'disable'

type StepsProps = {
  wish: SecondFactorWish | null
  /** Called at the end, with a message to announce. */
  onEnd: (told?: string) => void
}

/** The steps of an action on the second factor, one after the other in its panel. */
export function SecondFactorSteps({ wish, onEnd }: StepsProps) {
  if (wish === 'setup') return <Setup onEnd={onEnd} />
  if (wish === 'renew') return <Renewal onEnd={onEnd} />
  return wish === 'disable' ? <Disabling onEnd={onEnd} /> : null
}

type Setup = { readonly setupKey: string; readonly setupUri: string }
type EndProps = { onEnd: StepsProps['onEnd'] }

function Setup({ onEnd }: EndProps) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [begin, beginning] = useBeginSecondFactor()
  if (codes) return <RecoveryCodes codes={codes} onKept={() => onEnd('Verificación en dos pasos activada')} />
  if (setup) return <FirstCode setup={setup} onEnabled={setCodes} onBack={() => onEnd()} />
  return (
    <ProofForm
      initial={{ password: '' }}
      submitLabel="Seguir"
      run={begin}
      sending={beginning}
      onDone={setSetup}
      onBack={() => onEnd()}
    />
  )
}

type FirstCodeProps = {
  setup: Setup
  onEnabled: (recoveryCodes: readonly string[]) => void
  onBack: () => void
}

function FirstCode({ setup, onEnabled, onBack }: FirstCodeProps) {
  const [enable, enabling] = useEnableSecondFactor()
  const form = useForm({ initial: { code: '' }, check: ({ code }) => ({ code: codeProblem(code) }) })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const submit = form.handleSubmit(async variables => {
    const outcome = await enable(variables)
    if (outcome.ok) onEnabled(outcome.payload.recoveryCodes)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <StepForm onSubmit={submit} sending={enabling} submitLabel="Activar" onBack={onBack}>
      <p>Escaneá este código con la app, o escribí la clave a mano.</p>
      <QrCode text={setup.setupUri} label="Código QR para tu app de verificación" />
      <p>
        Clave:{' '}
        <chakra.code className="num" fontWeight="560" overflowWrap="anywhere">
          {setup.setupKey.match(/.{1,4}/g)?.join(' ')}
        </chakra.code>
      </p>
      <Field
        label="Código de tu app"
        help="Los 6 números que muestra ahora."
        error={form.formState.errors.code?.message}
      >
        <CodeInput {...form.register('code')} />
      </Field>
    </StepForm>
  )
}

function Renewal({ onEnd }: EndProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [renew, renewing] = useRenewRecoveryCodes()
  if (codes) return <RecoveryCodes codes={codes} onKept={() => onEnd('Los códigos de antes ya no sirven')} />
  return (
    <BothProofs
      run={renew}
      sending={renewing}
      submitLabel="Hacer códigos nuevos"
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onBack={() => onEnd()}
    />
  )
}

function Disabling({ onEnd }: EndProps) {
  const [disable, disabling] = useDisableSecondFactor()
  return (
    <BothProofs
      run={disable}
      sending={disabling}
      submitLabel="Desactivar"
      tone="danger"
      onDone={() => onEnd('Verificación en dos pasos desactivada')}
      onBack={() => onEnd()}
    />
  )
}

const bothProofs = { password: '', code: '' }

type BothProofsProps<Payload> = {
  run: (proofs: typeof bothProofs) => Promise<Outcome<Payload>>
  sending: boolean
  submitLabel: string
  tone?: 'danger'
  onDone: (payload: Payload) => void
  onBack: () => void
}

/** Asks for password and code before an action that would weaken the account. */
function BothProofs<Payload>(props: BothProofsProps<Payload>) {
  return (
    <ProofForm
      {...props}
      initial={bothProofs}
      check={({ code }) => ({ code: codeProblem(code) })}
      renderBelow={({ register, formState: { errors } }) => (
        <CodeField {...register('code')} error={errors.code?.message} />
      )}
    />
  )
}
