import { chakra } from '@chakra-ui/react/styled-system'
import { Bone, Loading, SkeletonList } from '../../ui/Skeleton'

/** The skeleton of the panel: title, counts, tabs, list. */
export function ProviderPanelSkeleton() {
  return (
    <Loading>
      <Bone w="12rem" h="8" mb="5" />
      <Bone h={{ base: '4rem', md: '6rem' }} borderRadius="md" mb="6" />
      <chakra.div
        display="grid"
        gap={{ base: '4', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13.5rem minmax(0, 1fr)' }}
        alignItems={{ lg: 'start' }}
      >
        <chakra.div display={{ base: 'flex', lg: 'grid' }} gap="3" alignContent="start">
          <Bone h="10" flex="1" />
          <Bone h="10" flex="1" />
          <Bone h="10" flex="1" />
        </chakra.div>
        <SkeletonList rows={6} />
      </chakra.div>
    </Loading>
  )
}
