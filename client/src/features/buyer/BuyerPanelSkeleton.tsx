import { chakra } from '@chakra-ui/react/styled-system'
import { Bone, Loading, SkeletonTags } from '../../ui/Skeleton'

/** The buyer's panel before its data is here: greeting, figures, tabs, tags. */
export function BuyerPanelSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="8">
        <chakra.div display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
          <chakra.div display="grid" gap="3" flex="1 1 18rem">
            <Bone w={{ base: '70%', md: '20rem' }} h="11" />
            <Bone w={{ base: '90%', md: '26rem' }} />
          </chakra.div>
          <Bone w="10.5rem" h="ctl" />
        </chakra.div>
        <Bone h={{ base: '12.5rem', md: '7.5rem' }} borderRadius="md" />
        <Bone w={{ base: '100%', md: '26rem' }} h="10" />
        <SkeletonTags />
      </chakra.div>
    </Loading>
  )
}
