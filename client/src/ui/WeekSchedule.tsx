import { chakra } from '@chakra-ui/react/styled-system'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { WEEKDAY_WORDS } from '../lib/generated/scheduleTerms'
import {
  canHaveMore,
  type Shift,
  usualShifts,
  WEEKDAYS,
  type Week,
  type Weekday,
  weekProblems,
  withExtraShift,
} from '../lib/schedule'
import { Button, IconButton } from './Button'
import { FieldError, useFieldGroup } from './Field'
import { Switch } from './Switch'
import { TimeInput } from './TimeInput'

export type WeekScheduleProps = {
  value: Week
  onChange: (value: Week) => void
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
}

/**
 * The opening hours of a week: each day open or closed, with one or two shifts. Shows the problems of each
 * day (`weekProblems`). Use in `<Field group>`.
 */
export function WeekSchedule({ value, onChange, label }: WeekScheduleProps) {
  const problems = weekProblems(value)
  const put = (days: readonly Weekday[], shifts: readonly Shift[]) =>
    onChange({ ...value, ...Object.fromEntries(days.map(day => [day, shifts])) })
  const monday = value.MONDAY
  const isSame = WORKDAYS.every(day => JSON.stringify(value[day]) === JSON.stringify(monday))
  return (
    <chakra.fieldset
      border="0"
      p="0"
      m="0"
      minW="0"
      {...useFieldGroup()}
      {...(label ? { 'aria-label': label } : {})}
    >
      {WEEKDAYS.map(day => (
        <Day
          key={day}
          day={day}
          shifts={value[day]}
          problem={problems[day]}
          onChange={shifts => put([day], shifts)}
          {...(day === 'MONDAY' && !isSame && !problems.MONDAY
            ? { onCopy: () => put(WORKDAYS, monday) }
            : {})}
        />
      ))}
    </chakra.fieldset>
  )
}

const WORKDAYS: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']

type DayProps = {
  day: Weekday
  shifts: readonly Shift[]
  problem: string | undefined
  onChange: (shifts: readonly Shift[]) => void
  /** Copies the hours to the other working days. */
  onCopy?: () => void
}

function Day({ day, shifts, problem, onChange, onCopy }: DayProps) {
  const words = WEEKDAY_WORDS[day]
  const problemId = useId()
  const isOpen = shifts.length > 0
  return (
    <chakra.div css={styles.day} data-closed={isOpen ? undefined : ''}>
      <chakra.div css={styles.head}>
        <Switch checked={isOpen} onChange={() => onChange(isOpen ? [] : usualShifts(day))}>
          <chakra.span minW="5.5rem">{words}</chakra.span>
        </Switch>
      </chakra.div>
      <chakra.div css={styles.shifts}>
        {!isOpen && (
          <chakra.span textStyle="sm" color="fg.muted" minH="11" display="flex" alignItems="center">
            Cerrado
          </chakra.span>
        )}
        {shifts.map((shift, index) => (
          <ShiftRow
            // A shift has no identity but its place in the day.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            name={shifts.length > 1 ? `${words}, turno ${index + 1}` : words}
            shift={shift}
            problemId={problem ? problemId : undefined}
            onChange={changed => onChange(shifts.map((one, at) => (at === index ? changed : one)))}
            {...(shifts.length > 1
              ? { onRemove: () => onChange(shifts.filter((_, at) => at !== index)) }
              : {})}
          />
        ))}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
        {(canHaveMore(shifts) || onCopy) && (
          <chakra.div css={styles.actions}>
            {canHaveMore(shifts) && (
              <Button
                variant="link"
                size="sm"
                aria-label={`Agregar turno el ${words.toLowerCase()}`}
                onClick={() => onChange(withExtraShift(shifts))}
              >
                <Plus /> Turno
              </Button>
            )}
            {onCopy && (
              <Button variant="link" size="sm" onClick={onCopy}>
                Igual de lunes a viernes
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

type ShiftRowProps = {
  name: string
  shift: Shift
  problemId: string | undefined
  onChange: (shift: Shift) => void
  onRemove?: () => void
}

function ShiftRow({ name, shift, problemId, onChange, onRemove }: ShiftRowProps) {
  const told = { 'aria-invalid': problemId ? true : undefined, 'aria-describedby': problemId }
  return (
    <chakra.div css={styles.shift}>
      <TimeInput
        {...apart}
        {...told}
        aria-label={`${name}: abre`}
        value={shift.opensAt}
        onChange={opensAt => onChange({ ...shift, opensAt })}
      />
      <chakra.span color="fg.muted">a</chakra.span>
      <TimeInput
        {...apart}
        {...told}
        aria-label={`${name}: cierra`}
        value={shift.closesAt}
        onChange={closesAt => onChange({ ...shift, closesAt })}
      />
      {onRemove ? (
        <IconButton label={`Quitar ${name}`} variant="ghost" onClick={onRemove}>
          <X />
        </IconButton>
      ) : (
        <span />
      )}
    </chakra.div>
  )
}

/** The field has no single control. */
const apart = { id: undefined } as const

const styles = {
  day: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '9.5rem minmax(0, 1fr)' },
    '&[data-closed]': { gridTemplateColumns: '9.5rem minmax(0, 1fr)' },
    columnGap: '4',
    py: '2',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    _first: { borderTop: '0' },
  },
  head: { display: 'flex', alignItems: 'center', minH: '11', alignSelf: 'start' },
  shifts: { display: 'grid', gap: '2', maxW: '22rem' },
  shift: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6rem) auto minmax(0, 6rem) 2.75rem',
    justifyContent: 'start',
    alignItems: 'center',
    gap: '2',
  },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
} as const
