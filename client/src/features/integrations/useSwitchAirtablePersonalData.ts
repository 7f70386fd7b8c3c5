import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSwitchAirtablePersonalDataMutation } from './__generated__/useSwitchAirtablePersonalDataMutation.graphql'
import { keepAirtable } from './keepIntegration'

/** Switches the sending of personal data. */
export function useSwitchAirtablePersonalData() {
  const [run, running] = useCommand<useSwitchAirtablePersonalDataMutation>(
    graphql`
      mutation useSwitchAirtablePersonalDataMutation($isOn: Boolean!) {
        switchAirtablePersonalData(isOn: $isOn) {
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
    (given: useSwitchAirtablePersonalDataMutation['variables']) =>
      run(given, { updater: keepAirtable('switchAirtablePersonalData') }),
    running,
  ] as const
}
