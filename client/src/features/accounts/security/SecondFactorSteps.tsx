import { chakra } from '@chakra-ui/react/styled-system'
import { type BaseSyntheticEvent, type ReactNode, useEffect, useState } from 'react'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
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
  if (codes) return <RecoveryCodes codes={codes} onKept={() => onEnd('Verificación en dos pasos activada')} />
  if (setup) return <FirstCode setup={setup} onEnabled={setCodes} onBack={() => onEnd()} />
  return <PasswordStep onSetup={setSetup} onBack={() => onEnd()} />
}

function PasswordStep({ onSetup, onBack }: { onSetup: (setup: Setup) => void; onBack: () => void }) {
  const [begin, beginning] = useBeginSecondFactor()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: passwordProblem(password) }),
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const submit = form.handleSubmit(async variables => {
    const outcome = await begin(variables)
    if (outcome.ok) onSetup(outcome.payload)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <Step onSubmit={submit} running={beginning} label="Seguir" onBack={onBack}>
      <Field label="Tu contraseña" error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
    </Step>
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
    <Step onSubmit={submit} running={enabling} label="Activar" onBack={onBack}>
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
    </Step>
  )
}

function Renewal({ onEnd }: EndProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [renew, renewing] = useRenewRecoveryCodes()
  if (codes) return <RecoveryCodes codes={codes} onKept={() => onEnd('Los códigos de antes ya no sirven')} />
  return (
    <ProofStep
      run={renew}
      running={renewing}
      label="Hacer códigos nuevos"
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onBack={() => onEnd()}
    />
  )
}

function Disabling({ onEnd }: EndProps) {
  const [disable, disabling] = useDisableSecondFactor()
  return (
    <ProofStep
      run={disable}
      running={disabling}
      label="Desactivar"
      danger
      onDone={() => onEnd('Verificación en dos pasos desactivada')}
      onBack={() => onEnd()}
    />
  )
}

type ProofStepProps<Payload> = {
  run: (proofs: { password: string; code: string }) => Promise<Outcome<Payload>>
  running: boolean
  label: string
  danger?: boolean
  onDone: (payload: Payload) => void
  onBack: () => void
}

/** Asks for both proofs before an action that would weaken the account. */
function ProofStep<Payload>({ run, running, label, danger, onDone, onBack }: ProofStepProps<Payload>) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({ password: passwordProblem(password), code: codeProblem(code) }),
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const submit = form.handleSubmit(async proofs => {
    const outcome = await run(proofs)
    if (outcome.ok) onDone(outcome.payload)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <Step onSubmit={submit} running={running} label={label} danger={danger} onBack={onBack}>
      <Field label="Tu contraseña" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <CodeField {...form.register('code')} error={errors.code?.message} />
    </Step>
  )
}

type StepProps = {
  onSubmit: (event: BaseSyntheticEvent) => void
  running: boolean
  label: string
  danger?: boolean | undefined
  onBack: () => void
  children: ReactNode
}

function Step({ onSubmit, running, label, danger = false, onBack, children }: StepProps) {
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="grid" gap="4" w="full" maxW="26rem">
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant={danger ? 'dangerSolid' : 'solid'}
          loading={running}
          loadingText="Un momento"
        >
          {label}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Volver
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

const passwordProblem = (password: string) => password === '' && 'Poné tu contraseña.'
