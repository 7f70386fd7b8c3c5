import { Bone, Loading, SkeletonTags } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'

/** The skeleton of a request's page: its tag, its offers. */
export function RequestScreenSkeleton() {
  return (
    <Loading>
      <Bone w="11rem" mb="5" />
      <Tag as="div" tone="blank" shape="leftTall" mb="8">
        <Bone w="60%" h="7" />
        <Bone w="40%" mt="3" />
        <Bone w="70%" mt="4" />
      </Tag>
      <SkeletonTags />
    </Loading>
  )
}
