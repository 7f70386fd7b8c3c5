import { chakra } from '@chakra-ui/react/styled-system'
import { inputRecipe } from '../theme/recipes/control'
import type { ElementProps } from './elementProps'
import { useFieldControl } from './Field'

const Base = chakra('select', inputRecipe)

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean | undefined }

export type SelectProps = ElementProps<'select'> & {
  options: readonly Option[]
  /** First entry with an empty value: 'Elegí una marca'. */
  placeholder?: string | undefined
}

/** The native select, for more than four options. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <Base kind="select" {...useFieldControl()} {...props}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Base>
  )
}
