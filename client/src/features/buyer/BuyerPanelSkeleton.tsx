import { chakra } from '@chakra-ui/react/styled-system'
import { Bone, Loading, SkeletonTags } from '../../ui/Skeleton'

/** The skeleton of the buyer's panel: greeting, next actions, tabs, tags. */
export function BuyerPanelSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="5">
        <chakra.div display="flex" gap="4" justifyContent="space-between" alignItems="center">
          <Bone w={{ base: '7rem', md: '14rem' }} h="8" />
          <Bone w="10rem" h="ctl" />
        </chakra.div>
        <Bone w={{ base: '90%', md: '26rem' }} />
        <Bone w={{ base: '100%', md: '26rem' }} h="10" />
        <SkeletonTags />
      </chakra.div>
    </Loading>
  )
}
