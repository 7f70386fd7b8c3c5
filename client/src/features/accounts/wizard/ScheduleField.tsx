import { chakra } from '@chakra-ui/react/styled-system'
import { Controller, useFormContext } from 'react-hook-form'
import { daysOf, isClosed, weekOf } from '../../../lib/schedule'
import { Field } from '../../../ui/Field'
import { UsualHours } from '../../../ui/UsualHours'
import { WeekSchedule } from '../../../ui/WeekSchedule'
import type { ProviderWizardValues } from './providerPlan'

/** The opening hours; none until the user enters some. */
export function ScheduleField() {
  const { control } = useFormContext<ProviderWizardValues>()
  return (
    <Controller
      control={control}
      name="schedule"
      render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
        <Field label="Horario de atención" error={error?.message} group>
          <chakra.div ref={ref} tabIndex={-1} display="grid" gap="4">
            {isClosed(weekOf(value)) && <UsualHours onChoose={week => onChange(daysOf(week))} />}
            <WeekSchedule value={weekOf(value)} onChange={week => onChange(daysOf(week))} />
          </chakra.div>
        </Field>
      )}
    />
  )
}
