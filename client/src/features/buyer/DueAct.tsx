import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Due } from './dueActs'

type DueActProps = {
  photo: ReactNode
  title: string
  to: string
  label: string
  due: Due
  /** `due` in words. */
  when: string
  /** The most pressing act has the filled button. */
  isFirst?: boolean
  children: ReactNode
}

/** One due act: its subject, a sentence, its deadline and its button. */
export function DueAct({ photo, title, to, label, due, when, isFirst = false, children }: DueActProps) {
  return (
    <chakra.li css={styles.act}>
      {photo}
      <chakra.div minW="0">
        <chakra.h3 textStyle="h4" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        {children && (
          <chakra.p textStyle="sm" color="fg.muted" className="num">
            {children}
          </chakra.p>
        )}
        <chakra.p textStyle="sm" fontWeight="600" color={due.until ? 'warn.fg' : 'fg.muted'} className="num">
          {when}
        </chakra.p>
      </chakra.div>
      <Button asChild size="sm" variant={isFirst ? 'solid' : 'outline'}>
        <Link to={to}>
          <span>
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </Link>
      </Button>
    </chakra.li>
  )
}

const styles = {
  act: {
    display: 'grid',
    gap: '4',
    rowGap: '3',
    alignItems: 'center',
    justifyItems: 'start',
    // On a phone the button goes under the words.
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr) auto' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border',
    '& > a': { gridColumn: { base: '2', md: '3' } },
  },
} as const
