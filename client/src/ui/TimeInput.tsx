import { useState } from 'react'
import { isComposing } from '../lib/composing'
import { timeOf } from '../lib/schedule'
import { TextInput, type TextInputProps } from './TextInput'

type TimeInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'onBlur'> & {
  /** The time as HH:MM; empty while the text is not a time. */
  value: string
  onChange: (value: string) => void
}

/**
 * A time of day in 24 hours, which the browser's own input shows only where the system is set to them. '8',
 * '830' and '8.30' are parsed on leaving.
 */
export function TimeInput({ value, onChange, ...props }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = () => {
    if (typed === null) return
    const time = timeOf(typed)
    if (time) setTyped(null)
    if ((time ?? '') !== value) onChange(time ?? '')
  }
  return (
    <TextInput
      {...props}
      numeric
      inputMode="numeric"
      autoComplete="off"
      placeholder="08:00"
      maxLength={5}
      value={typed ?? value}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const time = /^\d{2}:\d{2}$/.test(text) && timeOf(text)
        if (time && time !== value) onChange(time)
      }}
      onFocus={event => event.currentTarget.select()}
      onBlur={read}
      onKeyDown={event => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) read()
      }}
    />
  )
}
