import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { useCommand } from '../../../relay/useCommand'
import type { useSwitchLanguageModelMutation } from './__generated__/useSwitchLanguageModelMutation.graphql'

/** Switches the assistant's language model on or off. */
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

/** The only model has no id, so the store cannot match it by itself. */
function keep(store: RecordSourceSelectorProxy): void {
  const model = store.getRootField('switchLanguageModel')?.getLinkedRecord('languageModel')
  if (model) store.getRoot().setLinkedRecord(model, 'languageModel')
}
