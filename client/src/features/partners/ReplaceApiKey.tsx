import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { ProofForm } from '../accounts/proof/ProofForm'
import { keyDays, overlaps } from './keyTerms'
import { useRotateApiKey } from './useRotateApiKey'

type ReplaceApiKeyProps = {
  /** The key; null keeps the form closed. */
  id: string | null
  /** Told the new key itself, which is not shown again. */
  onReplaced: (secret: string) => void
  onBack: () => void
}

/** Makes a key that takes the place of another, which goes on for a while. */
export function ReplaceApiKey({ id, onReplaced, onBack }: ReplaceApiKeyProps) {
  const [rotate, rotating] = useRotateApiKey()
  if (id === null) return null
  return (
    <ProofForm
      initial={{ overlapHours: '24', days: '90', password: '' }}
      renderFields={({ register, formState: { errors } }) => (
        <>
          <p>La nueva tiene los mismos permisos.</p>
          <Field label="La clave de ahora" error={errors.overlapHours?.message}>
            <Select options={overlaps} {...register('overlapHours')} />
          </Field>
          <Field label="La nueva vale por" error={errors.days?.message}>
            <Select options={keyDays} {...register('days')} />
          </Field>
        </>
      )}
      submitLabel="Crear la nueva"
      run={({ overlapHours, days, password }) =>
        rotate({ input: { id, overlapHours: Number(overlapHours), days: Number(days), password } })
      }
      sending={rotating}
      onDone={({ secret }) => onReplaced(secret)}
      onBack={onBack}
    />
  )
}
