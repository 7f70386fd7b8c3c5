import { chakra } from '@chakra-ui/react/styled-system'
import { useNow } from '../../lib/clock'
import { Stamp } from '../../ui/Badge'
import { remainingUntil } from './validFor'

/** 'Válida por' in days, hours and minutes, refreshed every 60 s; 'Expirado' once past. */
export function ValidFor({ expiresAt }: { expiresAt: string }) {
  const remaining = remainingUntil(expiresAt, useNow())
  if (!remaining) return <Stamp tone="gray">Expirado</Stamp>
  const { days, hours, minutes } = remaining
  const parts = [
    [days, days === 1 ? 'día' : 'días'],
    [hours, hours === 1 ? 'hora' : 'horas'],
    [minutes, 'min'],
  ] as const
  return (
    <chakra.div role="timer">
      <chakra.p textStyle="sm" color="fg.muted">
        Válida por
      </chakra.p>
      <chakra.p display="flex" flexWrap="wrap" columnGap="4">
        {parts.map(([value, unit]) => (
          <chakra.span key={unit} whiteSpace="nowrap">
            <chakra.b textStyle="price" className="num">
              {value}
            </chakra.b>{' '}
            <chakra.span textStyle="sm" color="fg.muted">
              {unit}
            </chakra.span>
          </chakra.span>
        ))}
      </chakra.p>
    </chakra.div>
  )
}
