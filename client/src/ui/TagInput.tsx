import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { useState } from 'react'
import { plain } from '../lib/text'
import { useFieldGroup } from './Field'
import { TextInput } from './TextInput'

export type TagInputProps = {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** What one of them is called: 'servicio'. */
  noun: string
  most: number
  maxLength: number
  placeholder?: string | undefined
}

/** Words of one's own as chips: each is added with Enter or a comma, and taken away with its cross. Use in `<Field group>`. */
export function TagInput({ value, onChange, noun, most, maxLength, placeholder }: TagInputProps) {
  const [typed, setTyped] = useState('')
  const isFull = value.length >= most
  const add = (text: string) => {
    const words = text.split(',').map(part => part.trim().slice(0, maxLength))
    const next = [...value]
    for (const word of words)
      if (word && next.length < most && !next.some(known => plain(known) === plain(word))) next.push(word)
    setTyped('')
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
        disabled={isFull}
        aria-label={`Agregar ${noun}`}
        placeholder={isFull ? `Llegaste a ${most}` : placeholder}
        enterKeyHint="done"
        autoComplete="off"
        onChange={event => {
          const text = event.currentTarget.value
          if (text.includes(',')) add(text)
          else setTyped(text)
        }}
        onBlur={() => add(typed)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add(typed)
        }}
      />
    </chakra.fieldset>
  )
}

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
