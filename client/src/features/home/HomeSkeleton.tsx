import { chakra } from '@chakra-ui/react/styled-system'
import { Page } from '../../ui/PageHeader'
import { Bone, Loading } from '../../ui/Skeleton'

/** The skeleton of the first section of the home page. */
export function HomeSkeleton() {
  return (
    <chakra.div className="inv" bg="bg.inverted" minH="100dvh">
      <Page pt="clamp(2rem, 1rem + 3.5vw, 4.5rem)">
        <Loading>
          <chakra.div display="grid" gap="6" opacity="0.15" maxW="38rem">
            <Bone w="80%" h={{ base: '10', lg: '20' }} />
            <Bone w="60%" h={{ base: '10', lg: '20' }} />
            <Bone w="70%" h="5" />
            <Bone h="48" />
          </chakra.div>
        </Loading>
      </Page>
    </chakra.div>
  )
}
