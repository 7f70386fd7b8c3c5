import { chakra } from '@chakra-ui/react/styled-system'
import { Panel } from '../../ui/Panel'
import { Bone, Loading } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'

/** The silhouette of the chat: tag, state, conversation. */
export function ChatSkeleton() {
  return (
    <Loading label="Cargando chat...">
      <Bone w="9rem" mb="5" />
      <Tag as="div" tone="blank" shape="left" mb="6">
        <Bone w="50%" h="6" />
        <Bone w="30%" mt="3" />
      </Tag>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) 21rem' }}
        columnGap={{ lg: '10' }}
      >
        <Panel display="grid" gap="4" alignContent="start" minH="36rem">
          <Bone w="40%" h="5" />
          <Bone w="60%" h="10" mt="6" />
          <Bone w="50%" h="10" justifySelf="end" />
          <Bone w="45%" h="10" />
        </Panel>
        <Panel display="grid" gap="4" alignContent="start" hideBelow="lg">
          <Bone w="50%" />
          <Bone w="80%" />
          <Bone w="70%" />
          <Bone h="ctl" />
        </Panel>
      </chakra.div>
    </Loading>
  )
}
