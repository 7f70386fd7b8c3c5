import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Page } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import type { PlanState } from './keptPlan'

export type PaymentPageProps = {
  /** The tag at the left; illustrates the text. */
  tag?: ReactNode
  title: string
  children: ReactNode
  /** Between the sentence and the buttons. */
  after?: ReactNode
  actions?: ReactNode
}

/**
 * The result of a payment: the tag with its stamp, a sentence, and links. The focus follows when it changes.
 */
export function PaymentPage({ tag, title, children, after, actions }: PaymentPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(title)
  useEffect(() => {
    if (told.current === title) return
    told.current = title
    heading.current?.focus()
  }, [title])
  return (
    <Page css={tag ? { ...styles.page, ...styles.withTag } : styles.page}>
      <PageTitle>{title}</PageTitle>
      {tag && (
        <chakra.div aria-hidden="true" w="full" maxW={{ base: '18rem', lg: 'none' }}>
          {tag}
        </chakra.div>
      )}
      <chakra.div display="grid" gap="5" aria-live="polite">
        <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="h1">
          {title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" maxW="lead">
          {children}
        </chakra.p>
        {after}
        {actions && <chakra.div css={styles.actions}>{actions}</chakra.div>}
      </chakra.div>
    </Page>
  )
}

type LinkProps = { children: string; primary?: boolean; tab?: 'compras' | 'ordenes' | 'consultas' }

type PanelLinkProps = LinkProps & {
  /** The plan of a payment that is chosen again there. */
  state?: PlanState
}

export function PanelLink({ children, primary, tab, state }: PanelLinkProps) {
  return (
    <Button asChild variant={primary ? 'solid' : 'outline'}>
      <Link to={paths.dashboard(tab)} state={state}>
        {children}
      </Link>
    </Button>
  )
}

export function FindPartLink({ children }: { children: string }) {
  return (
    <Button asChild variant="outline">
      <Link to={paths.findPart()}>{children}</Link>
    </Button>
  )
}

export function HomeLink() {
  return (
    <Button asChild variant="ghost">
      <Link to={paths.home}>Volver al inicio</Link>
    </Button>
  )
}

const styles = {
  page: {
    display: 'grid',
    gap: { base: '10', lg: '20' },
    alignItems: 'center',
    py: 'clamp(2.5rem, 1.5rem + 5vw, 6rem)',
  },
  withTag: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' } },
  actions: {
    display: { base: 'grid', sm: 'flex' },
    flexWrap: 'wrap',
    gap: '3',
  },
} as const
