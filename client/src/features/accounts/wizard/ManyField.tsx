import { Controller, type FieldPathByValue, type FieldValues, useFormContext } from 'react-hook-form'
import type { Choice } from '../../../ui/choice'
import { Field, type FieldProps } from '../../../ui/Field'
import { MultiSelect, type OptionNoun } from '../../../ui/MultiSelect'

type ManyFieldProps<Values extends FieldValues, V extends string> = Pick<FieldProps, 'optional' | 'help'> & {
  name: FieldPathByValue<Values, V[]>
  label: string
  /** Must be a constant. */
  options: readonly Choice<V>[]
  noun: OptionNoun
  withAll?: boolean
}

/** A multiple choice in a form. */
export function ManyField<Values extends FieldValues, V extends string = string>({
  name,
  label,
  optional,
  help,
  ...choices
}: ManyFieldProps<Values, V>) {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
        <Field label={label} optional={optional} help={help} error={error?.message} group>
          <MultiSelect {...choices} ref={ref} value={value} onChange={onChange} />
        </Field>
      )}
    />
  )
}
