import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSwitchAirtableMutation } from './__generated__/useSwitchAirtableMutation.graphql'
import { keepAirtable } from './keepIntegration'

/** Switches the sending of rows. */
export function useSwitchAirtable() {
  const [run, running] = useCommand<useSwitchAirtableMutation>(
    graphql`
      mutation useSwitchAirtableMutation($isOn: Boolean!) {
        switchAirtable(isOn: $isOn) {
          ...outcome_refusal @alias(as: "refusal")
          ... on AirtablePayload {
            airtable {
              ...AirtableConnectionPanel_airtable
              ...AirtableSending_airtable
              ...AirtableRuns_airtable
            }
          }
        }
      }
    `,
    'No se pudo cambiar',
  )
  return [
    (given: useSwitchAirtableMutation['variables']) =>
      run(given, { updater: keepAirtable('switchAirtable') }),
    running,
  ] as const
}
