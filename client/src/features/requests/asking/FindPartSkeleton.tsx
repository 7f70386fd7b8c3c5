import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/PageHeader'
import { Panel } from '../../../ui/Panel'
import { Bone, Loading } from '../../../ui/Skeleton'
import { fillingAssistant, fillingPanel } from '../../assistant/assistantColumns'

/** The page of the form. */
export const askingPage = { pt: { base: '3', md: '6' }, pb: 'section' } as const

/** The page of the assistant, which ends with the window. */
export const fillingPage = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  pt: { base: '3', md: '6' },
  pb: { base: '0', lg: '6' },
} as const

/** The first line: what the page is for, and the other way of asking. */
export function AskingHead({ children }: { children?: ReactNode }) {
  return (
    <chakra.div css={styles.head}>
      <chakra.h1 css={styles.title}>Buscar repuesto</chakra.h1>
      {children}
    </chakra.div>
  )
}

type FindPartSkeletonProps = {
  isForm?: boolean
  /** The link to the other way of asking. */
  ways?: ReactNode
  /** The known parts of the assistant or the form. */
  children?: ReactNode
}

/** The request page before it is known who asks. */
export function FindPartSkeleton({ isForm, ways, children = <AssistantSkeleton /> }: FindPartSkeletonProps) {
  return (
    <Page css={isForm ? askingPage : fillingPage}>
      <AskingHead>{ways}</AskingHead>
      {children}
    </Page>
  )
}

/** The conversation with its field at the foot, without the texts of AssistantSkeleton, whose code every page would load. */
export function AssistantSkeleton() {
  return (
    <chakra.div css={fillingAssistant}>
      <Panel as="section" p={{ base: '3', md: '5' }} css={fillingPanel}>
        <Loading>
          <Bone h="16" w="80%" my="8" />
          <Bone h="ctl" />
        </Loading>
      </Panel>
    </chakra.div>
  )
}

const styles = {
  head: {
    display: 'flex',
    gap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    mb: { base: '2', md: '4' },
  },
  title: { textStyle: 'h2', smDown: { fontSize: '1.25rem' } },
} as const
