import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { Choice } from './choice'
import { Field } from './Field'
import { Select } from './Select'
import { SingleChips } from './SingleChips'

export type LikelyChoiceProps<V extends string> = {
  label: string
  /** Name of the list of all of them, which 'Otro' opens. */
  listLabel: string
  placeholder: string
  /** All there are. */
  options: readonly Choice<V>[]
  /** The values that are chips. */
  likely: readonly V[]
  /** Empty for none. */
  value: V | ''
  onChange: (value: V | '') => void
  error?: string | undefined
  /** Reference to the control that takes the focus when its value is wrong. */
  ref?: Ref<{ focus: () => void }> | undefined
}

const OTHER = 'otro'

/** One of many, of which a few are likely: those are a tap, and 'Otro' opens the list of all. */
export function LikelyChoice<V extends string>(props: LikelyChoiceProps<V>) {
  const { label, listLabel, placeholder, options, likely, value, onChange, error, ref } = props
  const place = useRef<HTMLDivElement>(null)
  const isLikely = value !== '' && likely.includes(value)
  const [wantsOther, setWantsOther] = useState(value !== '' && !isLikely)
  const isOther = (wantsOther && !isLikely) || (value !== '' && !isLikely)
  useImperativeHandle(ref, () => ({
    focus: () => {
      const control =
        place.current?.querySelector<HTMLElement>('select') ?? place.current?.querySelector('input')
      control?.focus()
    },
  }))
  const chips: Choice<string>[] = [
    ...likely.flatMap(each => options.find(option => option.value === each) ?? []),
    { value: OTHER, label: 'Otro' },
  ]
  return (
    <chakra.div ref={place} display="grid" gap="3">
      <Field label={label} group error={isOther ? undefined : error}>
        <SingleChips
          options={chips}
          value={isOther ? OTHER : value || null}
          onChange={chosen => {
            setWantsOther(chosen === OTHER)
            onChange(likely.find(each => each === chosen) ?? '')
          }}
        />
      </Field>
      {isOther && (
        <Field label={listLabel} error={error}>
          <Select
            options={options}
            placeholder={placeholder}
            value={value}
            onChange={event =>
              onChange(options.find(option => option.value === event.currentTarget.value)?.value ?? '')
            }
            autoComplete="address-level1"
          />
        </Field>
      )}
    </chakra.div>
  )
}
