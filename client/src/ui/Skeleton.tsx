import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Panel } from './Panel'
import { Tag } from './Tag'
import { VisuallyHidden } from './VisuallyHidden'

/** One grey bar, in the size of the expected content. */
export function Bone(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      h=".875rem"
      borderRadius="xs"
      background="linear-gradient(90deg, {colors.bg.muted} 30%, {colors.bg.subtle} 50%, {colors.bg.muted} 70%) 0/300% 100%"
      animation="shimmer 1.6s linear infinite"
      {...props}
    />
  )
}

/** Wraps a skeleton: announces 'Cargando' once and hides the bars. */
export function Loading({
  children,
  label = 'Cargando',
}: {
  children: ReactNode
  label?: string | undefined
}) {
  return (
    <chakra.output display="block" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <chakra.div aria-hidden="true">{children}</chakra.div>
    </chakra.output>
  )
}

/** Skeleton of a list row: picture, two lines, an action. */
export function SkeletonRow() {
  return (
    <chakra.div display="flex" gap="4" alignItems="flex-start" px="card" py="row">
      <Bone w="16" h="16" flex="none" />
      <chakra.div flex="1" display="grid" gap="2" pt="1">
        <Bone w="60%" />
        <Bone w="40%" />
        <Bone w="25%" />
      </chakra.div>
      <Bone w="8rem" h="ctlSm" display={{ base: 'none', md: 'block' }} />
    </chakra.div>
  )
}

/** Rows in their panel. */
export function SkeletonList({ rows = 4 }: { rows?: number | undefined }) {
  return (
    <Panel flush>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    </Panel>
  )
}

/** Skeleton of an offer. */
export function SkeletonTag() {
  return (
    <Tag tone="blank" shape="offer">
      <chakra.div display="grid" gap="3">
        <Bone w="55%" h="7" />
        <Bone w="35%" />
        <Bone mt="3" />
        <Bone />
        <Bone w="80%" />
        <Bone h="ctl" mt="2" />
      </chakra.div>
    </Tag>
  )
}

/** Skeletons of offers in a row. */
export function SkeletonTags() {
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      <SkeletonTag />
      <SkeletonTag />
      <SkeletonTag />
    </chakra.div>
  )
}

/** Skeleton of a page: heading, figures, list. */
export function SkeletonPage() {
  return (
    <Loading>
      <chakra.div display="grid" gap="6">
        <Bone w={{ base: '70%', md: '22rem' }} h="10" />
        <Bone w={{ base: '90%', md: '30rem' }} />
        <Bone h="6rem" borderRadius="md" />
        <SkeletonList />
      </chakra.div>
    </Loading>
  )
}

/** Skeleton of a tab with a list. */
export function ListSkeleton() {
  return (
    <Loading>
      <SkeletonList rows={6} />
    </Loading>
  )
}

/** Skeleton of a tab with cards of facts. */
export function CardSkeleton() {
  return (
    <Loading>
      <Bone h="14rem" borderRadius="md" />
    </Loading>
  )
}

/** Skeleton of a tab with offers on their rail. */
export function TagsSkeleton() {
  return (
    <Loading>
      <SkeletonTags />
    </Loading>
  )
}
