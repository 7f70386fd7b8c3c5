import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Page, PageHeader } from '../../../ui/PageHeader'
import { Bone, Loading } from '../../../ui/Skeleton'

type FindPartSkeletonProps = {
  /** The choice between assistant and form. */
  ways?: ReactNode
  /** The one that is chosen. */
  children?: ReactNode
}

/** The request page before it is known who asks. */
export function FindPartSkeleton({ ways, children = <AskingSkeleton /> }: FindPartSkeletonProps) {
  return (
    <Page pt="pageTop" pb="section">
      <PageHeader title="Buscar repuesto" lead="Lo pedís una vez. Es gratis y no te obliga a comprar." />
      {ways ?? <Bone h={{ base: '4.75rem', md: '6rem' }} mb={{ base: '5', md: '8' }} borderRadius="md" />}
      {children}
    </Page>
  )
}

/** The assistant or the form. Taller than a phone: the footer must not be seen before they are there. */
export function AskingSkeleton() {
  return (
    <Loading>
      <chakra.div
        display="grid"
        gap="6"
        alignContent="start"
        minH="100vh"
        maxW={{ lg: 'calc(100% - 23.5rem)' }}
      >
        <Bone h="10" />
        <Bone w="70%" h="8" />
        <Bone h="ctl" />
        <Bone h="24" />
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ md: '1fr 1fr' }}>
          <Bone h="ctl" />
          <Bone h="ctl" />
          <Bone h="ctl" />
          <Bone h="ctl" />
        </chakra.div>
      </chakra.div>
    </Loading>
  )
}
