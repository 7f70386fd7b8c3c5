import { chakra } from '@chakra-ui/react/styled-system'
import { DEFAULT_SCHEDULE } from '../lib/generated/scheduleTerms'
import type { Week } from '../lib/schedule'
import { Button } from './Button'

/** Suggests the usual opening hours where none are set: they are stored only when chosen. */
export function UsualHours({ onChoose }: { onChoose: (week: Week) => void }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <chakra.p textStyle="sm" color="fg.muted">
        Todavía no pusiste tu horario. El habitual: lunes a viernes de 8 a 18 y sábados de 9 a 13.
      </chakra.p>
      <Button size="sm" onClick={() => onChoose(DEFAULT_SCHEDULE)}>
        Usar el habitual
      </Button>
    </chakra.div>
  )
}
