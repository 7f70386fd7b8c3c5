import { Controller, useFormContext } from 'react-hook-form'
import { daysOf, weekOf } from '../../../lib/schedule'
import { Field } from '../../../ui/Field'
import { WeekSchedule } from '../../../ui/WeekSchedule'
import type { ProviderWizardValues } from './providerPlan'

/** The opening hours; it begins with the usual ones. */
export function ScheduleField() {
  const { control } = useFormContext<ProviderWizardValues>()
  return (
    <Controller
      control={control}
      name="schedule"
      render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
        <Field label="Horario de atención" error={error?.message} group>
          <div ref={ref} tabIndex={-1}>
            <WeekSchedule value={weekOf(value)} onChange={week => onChange(daysOf(week))} />
          </div>
        </Field>
      )}
    />
  )
}
