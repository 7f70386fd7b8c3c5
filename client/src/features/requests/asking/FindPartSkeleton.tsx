import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/PageHeader'
import { Bone, Loading } from '../../../ui/Skeleton'
import { AssistantSilhouette } from '../../assistant/AssistantSilhouette'

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
}

/** The request page before it is known who asks. */
export function FindPartSkeleton({ isForm = false, ways }: FindPartSkeletonProps) {
  return (
    <Page css={isForm ? askingPage : fillingPage}>
      <AskingHead>{ways}</AskingHead>
      {isForm ? <FormSkeleton /> : <AssistantSilhouette />}
    </Page>
  )
}

/** The first step of the form. Taller than a phone: the footer must not be seen before it is there. */
export function FormSkeleton() {
  return (
    <Loading>
      <chakra.div css={styles.form}>
        <Bone h="6" w="60%" />
        <chakra.div display="grid" gap="2">
          <Bone h="4" w="20%" />
          <Bone h="ctl" />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {['7rem', '5rem', '8rem', '6rem', '7rem', '5rem', '6rem'].map((width, index) => (
            <Bone key={index} h="11" w={width} borderRadius="full" />
          ))}
        </chakra.div>
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ md: '1fr 1fr' }}>
          {['Modelo', 'Año', 'Motor', 'Versión'].map(name => (
            <chakra.div key={name} display="grid" gap="2">
              <Bone h="4" w="30%" />
              <Bone h="ctl" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </Loading>
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
  form: {
    display: 'grid',
    gap: '6',
    alignContent: 'start',
    minH: '100vh',
    maxW: { lg: 'calc(100% - 23.5rem)' },
  },
} as const
