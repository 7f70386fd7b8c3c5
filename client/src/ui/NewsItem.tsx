import { chakra } from '@chakra-ui/react/styled-system'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { RelativeTime } from './RelativeTime'
import { VisuallyHidden } from './VisuallyHidden'

type NewsItemProps = {
  icon: LucideIcon
  title: ReactNode
  /** Time of the event, ISO 8601. */
  at: string
  unread?: boolean | undefined
  /** A second line or a button. */
  children?: ReactNode
  /** A small button below the time. */
  action?: ReactNode
}

/** One notification: icon, event, time. Unread ones are tinted and labelled. */
export function NewsItem({ icon: Glyph, title, at, unread, children, action }: NewsItemProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto 1fr auto"
      gap="3"
      px="4"
      py="3.5"
      borderTop="1px solid"
      borderColor="border.subtle"
      fontSize="sm"
      lineHeight="1.4"
      bg={unread ? 'brand.subtle' : undefined}
      css={{ '& > svg': { mt: '.125rem' } }}
    >
      <Glyph />
      <chakra.div minW="0">
        <chakra.p fontWeight={unread ? '660' : '400'}>
          {title}
          {unread && (
            <>
              <chakra.span
                display="inline-block"
                w="2"
                h="2"
                ml="1.5"
                borderRadius="full"
                bg="brand.mark"
                aria-hidden="true"
              />
              <VisuallyHidden>, sin leer</VisuallyHidden>
            </>
          )}
        </chakra.p>
        {children && <chakra.div color="fg.muted">{children}</chakra.div>}
      </chakra.div>
      <chakra.div display="grid" alignContent="start" justifyItems="end" textStyle="xs" color="fg.muted">
        <RelativeTime at={at} format="short" />
        {/* Its target is larger than its drawing: the row keeps the height of its text. */}
        {action && (
          <chakra.div mb="-2.5" mr="-2.5">
            {action}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  )
}
