import { departments, LIKELY_DEPARTMENTS, optionsOf } from '../../lib/labels'
import { LikelyChoice, type LikelyChoiceProps } from '../../ui/LikelyChoice'

/** The buyer's department: the likely ones are chips, 'Otro' opens the list. */
export function DepartmentChoice(
  props: Pick<LikelyChoiceProps<string>, 'value' | 'onChange' | 'error' | 'ref'>,
) {
  return (
    <LikelyChoice
      {...props}
      label="¿En qué departamento estás?"
      listLabel="Departamento"
      placeholder="Elegí un departamento"
      options={optionsOf<string>(departments)}
      likely={LIKELY_DEPARTMENTS}
    />
  )
}
