import { chakra } from '@chakra-ui/react/styled-system'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import type { SignInVendor } from '../signIn/signInVendors'
import { useLinkIdentity } from './useLinkIdentity'
import { useUnlinkIdentity } from './useUnlinkIdentity'

/** The action the user wants on a vendor identity. */
export type IdentityWish = { readonly step: 'link' | 'unlink'; readonly vendor: SignInVendor }

type IdentityProofProps = {
  wish: IdentityWish | null
  /** Called at the end, with a message to announce. */
  onEnd: (told?: string) => void
}

/** Links a vendor identity or removes it, after the password was given. */
export function IdentityProof({ wish, onEnd }: IdentityProofProps) {
  const [link, linking] = useLinkIdentity()
  const [unlink, unlinking] = useUnlinkIdentity()
  if (!wish) return null
  const { step, vendor } = wish
  const { name } = vendor
  return step === 'unlink' ? (
    <Proof
      key="unlink"
      says={`Ya no vas a poder entrar con ${name}. Se cierra tu sesión en los demás dispositivos.`}
      label={`Desvincular ${name}`}
      danger
      run={password => unlink({ vendor: vendor.vendor, password })}
      running={unlinking}
      onDone={() => onEnd(`Desvinculaste ${name} de tu cuenta`)}
      onBack={() => onEnd()}
    />
  ) : (
    <Proof
      key="link"
      says={`Poné tu contraseña para entrar también con ${name}.`}
      label={`Vincular ${name}`}
      run={password => link({ password, sameEmail: null })}
      running={linking}
      onDone={() => onEnd(`Vinculaste ${name} a tu cuenta`)}
      onBack={() => onEnd()}
    />
  )
}

type ProofProps = {
  says: string
  label: string
  danger?: boolean
  run: (password: string) => Promise<Outcome<unknown>>
  running: boolean
  onDone: () => void
  onBack: () => void
}

/** Asks for the password before a change of the ways to sign in. */
function Proof({ says, label, danger = false, run, running, onDone, onBack }: ProofProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' && 'Poné tu contraseña.' }),
  })
  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await run(password)
    if (outcome.ok) onDone()
    else showRefusal(outcome.refusal, form)
  })
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" w="full" maxW="26rem">
      <p>{says}</p>
      <Field label="Tu contraseña" error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
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
