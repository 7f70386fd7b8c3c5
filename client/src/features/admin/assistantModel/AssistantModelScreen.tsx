import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import query, { type AssistantModelScreenQuery } from './__generated__/AssistantModelScreenQuery.graphql'
import { LanguageModelPanel } from './LanguageModelPanel'

/** The setting and the costs of the assistant's language model. */
export function AssistantModelScreen({ queryRef }: ScreenProps<AssistantModelScreenQuery>) {
  const { viewer, languageModel } = usePreloadedQuery<AssistantModelScreenQuery>(
    graphql`
      query AssistantModelScreenQuery @preloadable {
        viewer {
          isAdmin
        }
        languageModel {
          ...LanguageModelPanel_model
        }
      }
    `,
    queryRef,
  )
  useRefetch<AssistantModelScreenQuery>(query, () => ({}))
  return (
    <AdminFrame title="Asistente" isAdmin={viewer?.isAdmin ?? false}>
      {languageModel && <LanguageModelPanel model={languageModel} />}
    </AdminFrame>
  )
}
