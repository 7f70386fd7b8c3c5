/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A datalist cannot show years beside its options, nor be styled; this is the combobox pattern of ARIA. */
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useId, useState } from 'react'
import { isComposing } from '../lib/composing'
import { TextInput, type TextInputProps } from './TextInput'
import { VisuallyHidden } from './VisuallyHidden'

export type Suggestion = {
  /** Value written when chosen. */
  readonly value: string
  /** Muted text next to it: '2008–2022'. */
  readonly note?: string | undefined
}

type SuggestInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  /** Suggestions for the typed text, best first. */
  suggestions: readonly Suggestion[]
}

/** A text field with suggestions that accepts any other text. */
export function SuggestInput({ value, onChange, suggestions, onFocus, onBlur, ...props }: SuggestInputProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isChosen = suggestions.length === 1 && suggestions[0]?.value === value
  const shown = isOpen && !isChosen ? suggestions : []
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = ({ value: chosen }: Suggestion) => {
    onChange(chosen)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setIsOpen(true)
      // Arrow keys cycle through the suggestions and the field itself.
      const places = suggestions.length + 1
      setActive(at => ((at + 1 + step + places) % places) - 1)
      return
    }
    const pointed = shown[active]
    if (event.key === 'Enter' && pointed) {
      event.preventDefault()
      choose(pointed)
    }
    if (event.key === 'Escape' && shown.length > 0) {
      // Escape would close the surrounding dialog.
      event.stopPropagation()
      close()
    }
  }
  return (
    <chakra.div position="relative">
      <TextInput
        {...props}
        value={value}
        onChange={event => {
          onChange(event.currentTarget.value)
          setIsOpen(true)
          setActive(-1)
        }}
        onFocus={event => {
          setIsOpen(true)
          onFocus?.(event)
        }}
        onBlur={event => {
          close()
          onBlur?.(event)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
      />
      {shown.length > 0 && (
        <chakra.div id={listId} role="listbox" aria-label="Sugerencias" css={styles.list}>
          {shown.map((suggestion, index) => (
            <chakra.div
              key={suggestion.value}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              css={styles.option}
              // Keeps the focus in the field.
              onPointerDown={event => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.value}
              {suggestion.note && (
                <chakra.span className="num" color="fg.muted" textStyle="sm">
                  {suggestion.note}
                </chakra.span>
              )}
            </chakra.div>
          ))}
        </chakra.div>
      )}
      <VisuallyHidden asChild>
        <output>{shown.length > 0 && `${shown.length} sugerencias`}</output>
      </VisuallyHidden>
    </chakra.div>
  )
}

const styles = {
  list: {
    position: 'absolute',
    zIndex: 'raised',
    top: 'calc(100% + 4px)',
    insetX: '0',
    maxH: '18rem',
    overflowY: 'auto',
    p: '1',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'sm',
    boxShadow: 'float',
  },
  option: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'xs',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '&[aria-selected=true]': { bg: 'bg.muted', fontWeight: '600' },
  },
} as const
