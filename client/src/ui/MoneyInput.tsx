import { useEffect, useState } from 'react'
import { formatAmount, parseMoney } from '../lib/money'
import { useFieldReport } from './Field'
import { TextInput, type TextInputProps } from './TextInput'

export type MoneyInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'prefix' | 'type' | 'defaultValue'
> & {
  /** Integer centésimos, or null when empty or not an amount. */
  value: number | null
  onChange: (centesimos: number | null) => void
}

/**
 * Pesos, typed the Uruguayan way ('4.850', '4.850,50', '4850.5'), emitted as integer centésimos. The text is
 * formatted when the field is left; unreadable text is kept, and its `Field` shows the problem.
 */
export function MoneyInput({ value, onChange, onBlur, ...props }: MoneyInputProps) {
  const [text, setText] = useState(value === null ? '' : formatAmount(value))
  const [unreadable, setUnreadable] = useState(false)
  const report = useFieldReport()
  useEffect(() => {
    report(unreadable ? 'Poné un monto en pesos, por ejemplo 4.850.' : null)
  }, [report, unreadable])

  // An amount set by the form (a reset, a suggested price) replaces the typed text.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setUnreadable(false)
    setText(value === null ? '' : formatAmount(value))
  }

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      numeric
      {...(unreadable ? { 'aria-invalid': true } : {})}
      {...props}
      prefix="$"
      value={text}
      onChange={event => {
        const next = event.currentTarget.value
        const amount = parseMoney(next)
        setText(next)
        setUnreadable(false)
        setKnown(amount)
        if (amount !== value) onChange(amount)
      }}
      onBlur={event => {
        const amount = parseMoney(text)
        if (amount !== null) setText(formatAmount(amount))
        setUnreadable(amount === null && text.trim() !== '')
        onBlur?.(event)
      }}
    />
  )
}
