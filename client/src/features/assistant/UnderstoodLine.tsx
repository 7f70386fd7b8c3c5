import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import type { UnderstoodLine_conversation$key } from './__generated__/UnderstoodLine_conversation.graphql'
import { conditionWords } from './understoodWords'

type UnderstoodLineProps = { conversation: UnderstoodLine_conversation$key; onCorrect: () => void }

/** The understood facts, folded to a line above another question. */
export function UnderstoodLine({ conversation, onCorrect }: UnderstoodLineProps) {
  const { understood } = useFragment(
    graphql`
      fragment UnderstoodLine_conversation on AssistantConversation {
        understood {
          model
          brand
          year
          parts {
            description
            condition
          }
        }
      }
    `,
    conversation,
  )
  const { brand, model, year, parts } = understood
  const [first, ...others] = parts
  const car = [model ?? brand, year].filter(Boolean).join(' ')
  return (
    <Tag as="div" tone="blank" shape="left" py="3" pr="3">
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.div minW="0">
          <chakra.p fontWeight="680" lineHeight="1.25" lineClamp="2" overflowWrap="anywhere">
            {first?.description}
            {others.length > 0 && ` y ${others.length} más`}
          </chakra.p>
          <chakra.p textStyle="xs" color="tag.muted" overflowWrap="anywhere">
            {[car, conditionWords(first?.condition)].filter(Boolean).join(', ')}
          </chakra.p>
        </chakra.div>
        <Button variant="link" minH="11" onClick={onCorrect}>
          Corregir
        </Button>
      </chakra.div>
    </Tag>
  )
}
