import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../../../lib/dates'
import { Facts } from '../../../ui/Tag'

/** Day and time of an event in a provider's history. */
export const moment = (at: string) => `${formatDate(at)}, ${formatTime(at)}`

/** A group of facts with a heading, in a provider's drawer. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section
      pb="6"
      mb="6"
      borderBottom="1px solid"
      borderColor="border.subtle"
      _last={{ border: '0', mb: '0', pb: '0' }}
    >
      <chakra.h3 textStyle="h3" mb="2.5">
        {title}
      </chakra.h3>
      <Facts aligned="start" className="num">
        {children}
      </Facts>
    </chakra.section>
  )
}
