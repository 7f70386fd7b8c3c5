import { chakra } from '@chakra-ui/react/styled-system'
import { Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'
import { wholeNumber } from '../lib/wholeNumber'
import { IconButton } from './Button'
import { TextInput } from './TextInput'

export type QuantityInputProps = {
  /** The text as typed; may be empty or not a number. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  min?: number | undefined
  max?: number | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A whole number, usually 1 or 2: typed, or changed by plus and minus. Controlled; in a `Field`. */
export function QuantityInput({ value, onChange, onBlur, min = 1, max = 999, ref }: QuantityInputProps) {
  const number = wholeNumber(value) || 0
  const step = (by: number) => onChange(String(Math.min(max, Math.max(min, number + by))))
  return (
    <chakra.div display="flex" gap="2">
      <IconButton label="Restar uno" variant="outline" disabled={number <= min} onClick={() => step(-1)}>
        <Minus />
      </IconButton>
      <TextInput
        ref={ref}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
        inputMode="numeric"
        autoComplete="off"
        numeric
        w="20"
        textAlign="center"
      />
      <IconButton label="Sumar uno" variant="outline" disabled={number >= max} onClick={() => step(1)}>
        <Plus />
      </IconButton>
    </chakra.div>
  )
}
