import { chakra } from '@chakra-ui/react/styled-system'
import { Page, PageHeader } from '../../ui/PageHeader'
import { Bone, Loading } from '../../ui/Skeleton'

/** The request page before it is known who asks. */
export function FindPartSkeleton() {
  return (
    <Page pt="pageTop" pb="section">
      <PageHeader title="Buscar repuesto" lead="Lo pedís una vez. Es gratis y no te obliga a comprar." />
      <Loading>
        <chakra.div display="grid" gap="6" maxW={{ lg: 'calc(100% - 23.5rem)' }}>
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
    </Page>
  )
}
