import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext } from 'react-hook-form'
import { useNow } from '../../../lib/clock'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { type Answer, readVehicle, type TypedVehicle } from './readVehicle'
import type { RequestValues } from './requestForm'

/**
 * Facts from the vehicle's number, and conflicts with the other fields: asked as questions, never refused.
 */
export function VehicleReading({ vehicle }: { vehicle: TypedVehicle }) {
  const { setValue } = useFormContext<RequestValues>()
  const { facts, offers, questions } = readVehicle(vehicle, useNow())
  const answers = (all: readonly Answer[]) =>
    all.map(({ label, field, value }) => (
      <Button key={label} size="sm" onClick={() => setValue(field, value, { shouldDirty: true })}>
        {label}
      </Button>
    ))
  return (
    <chakra.div aria-live="polite" css={styles.reading}>
      {facts && (
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {facts}
        </chakra.p>
      )}
      {offers.length > 0 && <chakra.div css={styles.answers}>{answers(offers)}</chakra.div>}
      {questions.map(({ text, answers: ways }) => (
        <Notice
          key={text}
          tone="warn"
          action={ways.length > 0 ? <chakra.div css={styles.answers}>{answers(ways)}</chakra.div> : undefined}
        >
          {text}
        </Notice>
      ))}
    </chakra.div>
  )
}

const styles = {
  reading: { display: 'grid', gap: '3', _empty: { display: 'none' }, overflowWrap: 'anywhere' },
  answers: { display: 'flex', flexWrap: 'wrap', gap: '2' },
} as const
