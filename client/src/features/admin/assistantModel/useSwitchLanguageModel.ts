import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { useCommand } from '../../../relay/useCommand'
import type { useSwitchLanguageModelMutation } from './__generated__/useSwitchLanguageModelMutation.graphql'

/** Switches the language model behind the assistant on or off. */
export function useSwitchLanguageModel() {
  const [run, running] = useCommand<useSwitchLanguageModelMutation>(
    graphql`
      mutation useSwitchLanguageModelMutation($isOn: Boolean!) {
        switchLanguageModel(isOn: $isOn) {
          ... on SwitchLanguageModelPayload {
            languageModel {
              ...LanguageModelPanel_model
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cambiar',
  )
  return [(isOn: boolean) => run({ isOn }, { updater: keep }), running] as const
}

/** There is one model, and it has no id by which the store would know it again. */
function keep(store: RecordSourceSelectorProxy): void {
  const model = store.getRootField('switchLanguageModel')?.getLinkedRecord('languageModel')
  if (model) store.getRoot().setLinkedRecord(model, 'languageModel')
}
