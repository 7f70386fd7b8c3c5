import { chakra } from '@chakra-ui/react/styled-system'
import { Panel } from '../../ui/Panel'
import { Bone, Loading } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { ChatFrame, ChatRoom } from './ChatFrame'

/** The skeleton of the chat: the name, the tag, the conversation and next to it the state. */
export function ChatSkeleton() {
  return (
    <Loading label="Cargando chat...">
      <ChatFrame>
        <chakra.div display="flex" gap="3" alignItems="center" minH="ctlSm" flex="none">
          <Bone w="9" h="9" />
          <Bone w="12rem" />
        </chakra.div>
        <Tag as="div" tone="blank" shape="left" flex="none" py="3">
          <Bone w="50%" h="6" />
          <Bone w="30%" mt="2" />
        </Tag>
        <ChatRoom>
          <Panel display="grid" gap="4" alignContent="start" overflow="hidden">
            <Bone w="60%" h="10" />
            <Bone w="50%" h="10" justifySelf="end" />
            <Bone w="45%" h="10" />
          </Panel>
          <Panel display="grid" gap="4" alignContent="start" overflow="hidden" hideBelow="lg">
            <Bone w="50%" />
            <Bone w="80%" />
            <Bone w="70%" />
            <Bone h="ctl" />
          </Panel>
        </ChatRoom>
      </ChatFrame>
    </Loading>
  )
}
