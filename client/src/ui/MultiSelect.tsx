import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { type KeyboardEvent, memo, type Ref, useEffect, useRef, useState } from 'react'
import { isComposing } from '../lib/composing'
import { foldText } from '../lib/generated/foldText'
import { count } from '../lib/text'
import { chipRecipe } from '../theme/recipes/chip'
import { Button } from './Button'
import type { Choice } from './choice'
import { useFieldGroup } from './Field'
import { hiddenInput } from './hiddenInput'
import { TextInput } from './TextInput'
import { VisuallyHidden } from './VisuallyHidden'

const ChipLabel = chakra('label', chipRecipe)

/** Noun for the options: 'marca', 'marcas', and the ending of adjectives ('elegidas'). */
export type OptionNoun = { readonly one: string; readonly many: string; readonly ending: 'a' | 'o' }

export type MultiSelectProps<V extends string> = {
  /** Must be a constant, so that a chip renders again only when it changes. */
  options: readonly Choice<V>[]
  value: readonly V[]
  /** Called with the chosen ones in the order of the options. */
  onChange: (value: V[]) => void
  noun: OptionNoun
  /** Adds a button that chooses all. */
  withAll?: boolean | undefined
  /** Number of options shown before 'Ver N más'; shorter lists have no search either. */
  visible?: number | undefined
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
  /** The group, which receives the focus when the value is invalid. */
  ref?: Ref<HTMLFieldSetElement> | undefined
}

/**
 * Any number of choices among many (brands, categories, services): at first the first and the chosen ones,
 * with a search that ignores accents. Native checkboxes. Use in `<Field group>`.
 */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { options, value, onChange, noun, withAll, visible = 10, label, ref } = props
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  // Unchosen options keep their place and the focus until the list is opened or closed.
  const [kept, setKept] = useState<ReadonlySet<string>>(noneKept)
  const words = foldText(wanted.trim())
  const chosen = new Set<string>(value)
  const isShort = ({ value }: Choice<V>, index: number) =>
    index < visible || chosen.has(value) || kept.has(value)
  const shown = words
    ? options.filter(option => foldText(option.label).includes(words))
    : isOpen
      ? options
      : options.filter(isShort)
  const more = options.length - shown.length
  const isLong = options.length > visible

  // The new options precede the button that revealed them.
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll('input')[visible]?.focus()
  }, [isOpen, visible])

  const choose = (chosen: ReadonlySet<string>) =>
    onChange(options.map(option => option.value).filter(option => chosen.has(option)))
  const put = (option: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(option)
    else next.delete(option)
    setKept(new Set([...kept, option]))
    choose(next)
  }
  const openOrClose = () => {
    setIsOpen(!isOpen)
    setKept(noneKept)
  }
  const onSearchKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && wanted) {
      // Escape would close the surrounding dialog.
      event.stopPropagation()
      setWanted('')
    }
    if (event.key !== 'Enter') return
    // Enter would submit the surrounding form.
    event.preventDefault()
    const only = words && shown.length === 1 ? shown[0] : undefined
    if (!only || only.disabled) return
    put(only.value, !chosen.has(only.value))
    setWanted('')
  }

  return (
    <chakra.fieldset
      ref={ref}
      tabIndex={-1}
      outline="none"
      {...useFieldGroup()}
      {...(label ? { 'aria-label': label } : {})}
      display="grid"
      gap="3"
    >
      {isLong && (
        <TextInput
          {...apart}
          type="search"
          prefix={<Search size={18} />}
          value={wanted}
          onChange={event => setWanted(event.currentTarget.value)}
          onKeyDown={onSearchKey}
          aria-label={`Buscar ${noun.many}`}
          placeholder={`Buscar ${noun.many}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      )}
      <chakra.div
        ref={list}
        css={styles.chips}
        data-long={isOpen && !words ? '' : undefined}
        onChange={event => {
          if (event.target instanceof HTMLInputElement) put(event.target.value, event.target.checked)
        }}
      >
        {shown.map(option => (
          <OptionChip key={option.value} option={option} isChosen={chosen.has(option.value)} />
        ))}
      </chakra.div>
      {words && shown.length === 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          No hay {noun.many} con «{wanted.trim()}».
        </chakra.p>
      )}
      <chakra.div css={styles.foot}>
        <chakra.output className="num" textStyle="sm" color="fg.muted">
          {words && <VisuallyHidden>{count(shown.length, 'coincidencia', 'coincidencias')}. </VisuallyHidden>}
          {chosenWords(value.length, noun)}
        </chakra.output>
        {isLong && !words && (more > 0 || isOpen) && (
          <Button variant="link" size="sm" aria-expanded={isOpen} onClick={openOrClose}>
            {isOpen ? 'Ver menos' : `Ver ${more} más`}
          </Button>
        )}
        {withAll && !words && value.length < options.length && (
          <Button variant="link" size="sm" onClick={() => choose(new Set(options.map(({ value }) => value)))}>
            Elegir tod{noun.ending}s
          </Button>
        )}
        {value.length > 1 && !words && (
          <Button variant="link" size="sm" onClick={() => choose(noneKept)}>
            Quitar tod{noun.ending}s
          </Button>
        )}
      </chakra.div>
    </chakra.fieldset>
  )
}

type OptionChipProps = { option: Choice; isChosen: boolean }

const OptionChip = memo(function OptionChip({ option, isChosen }: OptionChipProps) {
  return (
    <ChipLabel minH="11">
      <chakra.input
        type="checkbox"
        css={hiddenInput}
        value={option.value}
        checked={isChosen}
        disabled={option.disabled}
        onChange={handledByList}
      />
      {option.label}
    </ChipLabel>
  )
})

/** One listener around all chips, so that a change renders only its own chip. */
const handledByList = () => undefined

/** The search is not the control that the field labels. */
const apart = { id: undefined, 'aria-describedby': undefined, 'aria-invalid': undefined }

const noneKept: ReadonlySet<string> = new Set()

function chosenWords(n: number, { one, many, ending }: OptionNoun): string {
  if (n === 0) return ending === 'a' ? 'Ninguna elegida' : 'Ninguno elegido'
  return `${count(n, one, many)} elegid${ending}${n === 1 ? '' : 's'}`
}

const styles = {
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // The full list scrolls in a box, so that the rest of the form stays near.
    '&[data-long]': { maxH: '20rem', overflowY: 'auto', overscrollBehavior: 'contain', p: '1', m: '-1' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' },
} as const
