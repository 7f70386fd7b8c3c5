import { chakra } from '@chakra-ui/react/styled-system'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../lib/clock'
import { Button } from '../../ui/Button'
import { notPrinted } from '../../ui/notPrinted'
import { Select } from '../../ui/Select'
import { monthsUntil, statementAddress } from './months'

/** A month's spreadsheet, and the page on paper. */
export function StatementActions() {
  const months = monthsUntil(useNow())
  const [chosen, setChosen] = useState(months[0]?.value ?? '')
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2.5" alignItems="center" css={notPrinted}>
      <Select
        aria-label="Mes de la planilla"
        options={months}
        value={chosen}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <Button asChild size="sm">
        <a href={statementAddress(chosen)} download>
          <Download />
          Planilla
        </a>
      </Button>
      <Button size="sm" onClick={() => window.print()}>
        <Printer />
        Imprimir
      </Button>
    </chakra.div>
  )
}
