import { chakra } from '@chakra-ui/react/styled-system'
import { Bone, SkeletonList } from '../../ui/Skeleton'

/** The skeleton of the admin's panel with a label for what is loading. */
export function AdminSkeleton({ label }: { label: string }) {
  return (
    <chakra.div className="densa" display="grid" gap="6">
      <chakra.output textStyle="sm" color="fg.muted" aria-busy="true">
        {label}
      </chakra.output>
      <chakra.div aria-hidden="true" display="grid" gap="6">
        <Bone h="6rem" borderRadius="md" />
        <SkeletonList rows={5} />
      </chakra.div>
    </chakra.div>
  )
}
