import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Tag } from './Tag'

type EmptyStateProps = {
  title: string
  /** One sentence about the missing content. */
  children?: ReactNode
  /** One or two actions. */
  action?: ReactNode | undefined
  /** Level of the heading. */
  as?: 'h2' | 'h3' | undefined
}

/** Empty state: a blank tag, a sentence and an action. */
export function EmptyState({ title, children, action, as: Heading = 'h3' }: EmptyStateProps) {
  return (
    <Hollow
      art={<Tag as="div" tone="blank" shape="left" w="8.5rem" h="5.25rem" p="0" mb="1" aria-hidden="true" />}
    >
      <chakra.h3 as={Heading} textStyle="h3">
        {title}
      </chakra.h3>
      {children && (
        <chakra.p textStyle="sm" color="fg.muted" maxW="36ch">
          {children}
        </chakra.p>
      )}
      {action && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center" pt="1">
          {action}
        </chakra.div>
      )}
    </Hollow>
  )
}

type ErrorStateProps = {
  title?: string | undefined
  children?: ReactNode
  /** Called by the button 'Reintentar'. */
  onRetry?: (() => void) | undefined
  /** An alternative: a link to the home page. */
  action?: ReactNode | undefined
}

/** Shows that loading failed. */
export function ErrorState({ title = 'No pudimos cargar esto', children, onRetry, action }: ErrorStateProps) {
  return (
    <Hollow
      role="alert"
      art={
        <chakra.span color="danger.fg" css={{ '& svg': { w: '7', h: '7', strokeWidth: '1.5' } }}>
          <CircleAlert />
        </chakra.span>
      }
    >
      <chakra.p textStyle="h3">{title}</chakra.p>
      <chakra.p textStyle="sm" color="fg.muted" maxW="36ch">
        {children ?? 'Revisá tu conexión y probá de nuevo.'}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center" pt="1">
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw />
            Reintentar
          </Button>
        )}
        {action}
      </chakra.div>
    </Hollow>
  )
}

function Hollow({
  art,
  role,
  children,
}: {
  art: ReactNode
  role?: 'alert' | undefined
  children: ReactNode
}) {
  return (
    <chakra.div role={role} display="grid" justifyItems="center" gap="3" textAlign="center" px="5" py="10">
      {art}
      {children}
    </chakra.div>
  )
}
