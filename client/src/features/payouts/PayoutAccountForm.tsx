import { ACCOUNT_TYPE_WORDS, BANK_NAMES } from '../../lib/generated/payoutTerms'
import { Field } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { Select } from '../../ui/Select'
import { TextInput } from '../../ui/TextInput'
import { ProofForm } from '../accounts/proof/ProofForm'
import { CodeField } from '../accounts/signIn/CodeField'
import { type PayoutAccountValues, payoutAccountProblems } from './payoutAccountCheck'
import { useRequestPayoutAccount } from './useRequestPayoutAccount'

const blank: PayoutAccountValues = {
  bank: '',
  type: '',
  number: '',
  holder: '',
  document: '',
  password: '',
  code: '',
}
const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const banks = options(BANK_NAMES)
const types = options(ACCOUNT_TYPE_WORDS)

type PayoutAccountFormProps = {
  open: boolean
  /** The account has a second factor. */
  needsCode: boolean
  /** Another account is in force, which stays until the new one is. */
  isChange: boolean
  onAsked: () => void
  onBack: () => void
}

/** Asks for a bank account to be paid to, and for the proofs of who asks. */
export function PayoutAccountForm({ open, needsCode, isChange, onAsked, onBack }: PayoutAccountFormProps) {
  const [request, requesting] = useRequestPayoutAccount()
  if (!open) return null
  return (
    <ProofForm
      initial={blank}
      check={values => payoutAccountProblems(values, needsCode)}
      run={({ bank, type, code, ...values }) => {
        // The check has refused an empty choice.
        if (bank === '' || type === '') throw new Error('no bank was chosen')
        return request({ input: { ...values, bank, type, code: code === '' ? null : code } })
      }}
      sending={requesting}
      submitLabel="Enviar a revisión"
      sendingLabel="Enviando"
      onDone={onAsked}
      onBack={onBack}
      renderFields={({ register, formState: { errors } }) => (
        <>
          <Notice>
            {isChange
              ? 'La revisamos, te avisamos por email y empieza a regir un día después. Hasta entonces te pagamos en la de antes.'
              : 'La revisamos y te avisamos por email. Te pagamos en pesos uruguayos.'}
          </Notice>
          <Field label="Banco" error={errors.bank?.message}>
            <Select options={banks} placeholder="Elegí el banco" {...register('bank')} />
          </Field>
          <Field label="Tipo de cuenta" error={errors.type?.message}>
            <Select options={types} placeholder="Elegí el tipo" {...register('type')} />
          </Field>
          <Field
            label="Número de cuenta"
            help="Con la sucursal, si tu banco la usa. Los guiones no importan."
            error={errors.number?.message}
          >
            <TextInput {...register('number')} inputMode="numeric" maxLength={60} autoComplete="off" />
          </Field>
          <Field label="Titular" help="Como figura en el banco." error={errors.holder?.message}>
            <TextInput {...register('holder')} maxLength={120} autoComplete="off" />
          </Field>
          <Field label="RUT o cédula del titular" error={errors.document?.message}>
            <TextInput {...register('document')} inputMode="numeric" maxLength={60} autoComplete="off" />
          </Field>
        </>
      )}
      renderBelow={({ register, formState: { errors } }) =>
        needsCode && <CodeField {...register('code')} error={errors.code?.message} />
      }
    />
  )
}
