import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { useState } from 'react'
import { isComposing } from '../lib/composing'
import { foldText } from '../lib/generated/foldText'
import { useFieldGroup, useFieldReport } from './Field'
import { TextInput } from './TextInput'

export type TagInputProps = {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Noun for an entry: 'servicio'. */
  noun: string
  most: number
  maxLength: number
  placeholder?: string | undefined
}

/**
 * Free words as chips: each is added with Enter or a comma, and removed with its cross. Overlong or surplus
 * ones are kept for correction. Use in `<Field group>`.
 */
export function TagInput({ value, onChange, noun, most, maxLength, placeholder }: TagInputProps) {
  const report = useFieldReport()
  const [typed, setTyped] = useState('')
  const isFull = value.length >= most
  const keep = (text: string, isLeft = false) => {
    setTyped(text)
    const isLong = text.split(',').some(word => word.trim().length > maxLength)
    if (isLong) report(`Cada ${noun} tiene hasta ${maxLength} caracteres: acortalo o separalo con una coma.`)
    else report(isLeft ? `Entran ${most}: quitá alguno para agregar otro.` : null)
  }
  const add = (text: string) => {
    const next = [...value]
    const left: string[] = []
    for (const word of text.split(',').map(part => part.trim())) {
      if (!word || next.some(known => foldText(known) === foldText(word))) continue
      const fits = word.length <= maxLength && next.length < most
      ;(fits ? next : left).push(word)
    }
    keep(left.join(', '), left.length > 0)
    if (next.length > value.length) onChange(next)
  }
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" {...useFieldGroup()} display="grid" gap="2">
      {value.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="2">
          {value.map(word => (
            <chakra.li key={word} css={chip}>
              <chakra.span overflowWrap="anywhere">{word}</chakra.span>
              <chakra.button
                type="button"
                css={cross}
                aria-label={`Quitar ${word}`}
                onClick={() => onChange(value.filter(one => one !== word))}
              >
                <X />
              </chakra.button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <TextInput
        id={undefined}
        aria-describedby={undefined}
        value={typed}
        disabled={isFull && !typed}
        aria-label={`Agregar ${noun}`}
        placeholder={isFull ? `Llegaste a ${most}` : placeholder}
        enterKeyHint="done"
        autoComplete="off"
        onChange={event => {
          const text = event.currentTarget.value
          if (commasIn(text) > commasIn(typed)) add(text)
          else keep(text)
        }}
        onBlur={() => add(typed)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          add(typed)
        }}
      />
    </chakra.fieldset>
  )
}

const commasIn = (text: string) => text.split(',').length - 1

const chip = {
  display: 'flex',
  alignItems: 'center',
  minH: '11',
  pl: '3',
  borderRadius: 'sm',
  bg: 'bg.muted',
  fontSize: 'sm',
  fontWeight: '560',
} as const
const cross = {
  display: 'grid',
  placeItems: 'center',
  w: '11',
  h: '11',
  borderRadius: 'sm',
  color: 'fg.muted',
  _hover: { color: 'fg' },
  '& svg': { w: '1rem', h: '1rem' },
} as const
