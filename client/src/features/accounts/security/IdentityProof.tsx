import { ProofForm } from '../proof/ProofForm'
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
    <ProofForm
      key="unlink"
      initial={{ password: '' }}
      renderFields={() => (
        <p>Ya no vas a poder entrar con {name}. Se cierra tu sesión en los demás dispositivos.</p>
      )}
      submitLabel={`Desvincular ${name}`}
      tone="danger"
      run={({ password }) => unlink({ vendor: vendor.vendor, password })}
      sending={unlinking}
      onDone={() => onEnd(`Desvinculaste ${name} de tu cuenta`)}
      onBack={() => onEnd()}
    />
  ) : (
    <ProofForm
      key="link"
      initial={{ password: '' }}
      renderFields={() => <p>Poné tu contraseña para entrar también con {name}.</p>}
      submitLabel={`Vincular ${name}`}
      run={({ password }) => link({ password, sameEmail: null })}
      sending={linking}
      onDone={() => onEnd(`Vinculaste ${name} a tu cuenta`)}
      onBack={() => onEnd()}
    />
  )
}
