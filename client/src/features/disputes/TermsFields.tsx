import { chakra } from '@chakra-ui/react/styled-system'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { settlementShares } from '../../lib/generated/disputes/settlementShares'
import { SOLUTION_WORDS } from '../../lib/generated/disputeTerms'
import { formatMoney } from '../../lib/money'
import { Field } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { RadioCards } from '../../ui/RadioCards'
import type { Solution, TermsValues } from './terms'

type OrderMoney = Parameters<typeof settlementShares>[0]

type TermsFieldsProps = {
  form: UseFormReturn<TermsValues>
  label: string
  /** Left out where the shares of each side are not shown. */
  money?: OrderMoney
  /** Solutions to choose from. */
  solutions: readonly Solution[]
}

const DETAILS: Readonly<Record<Solution, string>> = {
  REFUND_ALL: 'El comprador recupera lo que pagó por Tuerca.',
  REFUND_PART: 'El comprador se queda con el repuesto y recupera una parte.',
  SEND_AGAIN: 'El proveedor lo manda sin costo; la plata sigue retenida.',
  RELEASE: 'El pedido termina como si estuviera bien.',
}

/** The solution of a settlement, its amount, and the pesos of each side. */
export function TermsFields({ form, label, money, solutions }: TermsFieldsProps) {
  const { control, formState, watch } = form
  const { errors } = formState
  const solution = watch('solution')
  const refund = watch('refund')
  return (
    <>
      <Field label={label} group error={errors.solution?.message}>
        <Controller
          control={control}
          name="solution"
          render={({ field }) => (
            <RadioCards
              options={solutions.map(value => ({
                value,
                label: SOLUTION_WORDS[value],
                detail: DETAILS[value],
              }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Field>
      {solution === 'REFUND_PART' && (
        <Field label="Cuánto se devuelve" error={errors.refund?.message}>
          <Controller
            control={control}
            name="refund"
            render={({ field }) => (
              <MoneyInput
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
        </Field>
      )}
      {money && <Preview money={money} solution={solution} refund={refund} />}
    </>
  )
}

/** The share of each side under the chosen terms. */
function Preview({
  money,
  solution,
  refund,
}: { money: OrderMoney } & Pick<TermsValues, 'solution' | 'refund'>) {
  if (solution === null || solution === 'SEND_AGAIN') return null
  const { paidCentesimos } = money
  const back = { REFUND_ALL: paidCentesimos, REFUND_PART: refund ?? 0, RELEASE: 0 }[solution]
  if (back > paidCentesimos) return null
  const { buyerCentesimos, providerCentesimos, commissionCentesimos } = settlementShares(money, back)
  return (
    <chakra.output display="block" textStyle="sm" color="fg.muted" className="num">
      De {formatMoney(paidCentesimos)}: {formatMoney(buyerCentesimos)} para el comprador,{' '}
      {formatMoney(providerCentesimos)} para el proveedor y {formatMoney(commissionCentesimos)} de comisión.
    </chakra.output>
  )
}
