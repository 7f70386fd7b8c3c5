import { chakra } from '@chakra-ui/react/styled-system'
import { Checkbox } from '../../ui/Checkbox'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { TextInput } from '../../ui/TextInput'
import { ProofForm } from '../accounts/proof/ProofForm'
import { type ApiKeyMode, type ApiScope, apiScopes, keyDays, keyModes } from './keyTerms'
import { useCreateApiKey } from './useCreateApiKey'

type Values = { name: string; mode: ApiKeyMode; scopes: ApiScope[]; days: string; password: string }

const newKey: Values = { name: '', mode: 'LIVE', scopes: [], days: '90', password: '' }

const check = ({ name, scopes }: Values) => ({
  name: name.trim() === '' && 'Poné dónde la vas a usar.',
  scopes: scopes.length === 0 && 'Elegí al menos un permiso.',
})

type NewApiKeyProps = {
  open: boolean
  /** True when this site has a simulated market. */
  hasTestMarket: boolean
  /** Told the key itself, which is not shown again. */
  onCreated: (secret: string) => void
  onBack: () => void
}

/** Names a new key, says what it may do and for how long, and proves who asks. */
export function NewApiKey({ open, hasTestMarket, onCreated, onBack }: NewApiKeyProps) {
  const [create, creating] = useCreateApiKey()
  if (!open) return null
  return (
    <ProofForm
      initial={newKey}
      check={check}
      renderFields={({ register, formState: { errors } }) => (
        <>
          <Field
            label="Dónde la vas a usar"
            help="Por ejemplo: sistema del mostrador."
            error={errors.name?.message}
          >
            <TextInput {...register('name')} maxLength={60} autoComplete="off" />
          </Field>
          {hasTestMarket && (
            <Field
              label="Mercado"
              help="En el de prueba pedís y comprás vos: nada llega a otra persona ni mueve plata."
            >
              <Select options={keyModes} {...register('mode')} />
            </Field>
          )}
          <Field label="Qué puede hacer" group error={errors.scopes?.message}>
            <Scopes>
              {apiScopes.map(({ scope, word, allows }) => (
                <Checkbox key={scope} value={scope} {...register('scopes')}>
                  <span>
                    <chakra.b className="num">{word}</chakra.b>
                    <chakra.span display="block" textStyle="sm" color="fg.muted">
                      {allows}
                    </chakra.span>
                  </span>
                </Checkbox>
              ))}
            </Scopes>
          </Field>
          <Field label="Vale por" error={errors.days?.message}>
            <Select options={keyDays} {...register('days')} />
          </Field>
        </>
      )}
      submitLabel="Crear clave"
      run={({ days, ...values }) => create({ input: { ...values, days: Number(days) } })}
      sending={creating}
      onDone={({ secret }) => onCreated(secret)}
      onBack={onBack}
    />
  )
}

const Scopes = chakra('div', { base: { display: 'grid', gap: '3' } })
