import { chakra } from '@chakra-ui/react/styled-system'
import { Panel } from '../../ui/Panel'
import { Bone, Loading } from '../../ui/Skeleton'
import { AssistantHead } from './AssistantHead'
import { AssistantLog } from './AssistantLog'
import { fillingAssistant, fillingPanel } from './assistantColumns'

/** The assistant as the build renders it: its first message shows before any code has loaded. */
export function AssistantSkeleton() {
  return (
    <chakra.div css={fillingAssistant}>
      <Panel
        as="section"
        flush
        aria-label="Asistente"
        display="flex"
        flexDirection="column"
        minW="0"
        css={fillingPanel}
      >
        <AssistantHead />
        <AssistantLog
          isSkeleton
          messages={[]}
          pending={null}
          trouble={null}
          photos={new Set()}
          onRemovePhoto={null}
        />
        <chakra.div p={{ base: '2', md: '3' }} borderTop="1px solid" borderColor="border">
          <Loading>
            <Bone h="ctl" />
          </Loading>
        </chakra.div>
      </Panel>
    </chakra.div>
  )
}
