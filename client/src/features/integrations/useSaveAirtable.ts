import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSaveAirtableMutation } from './__generated__/useSaveAirtableMutation.graphql'
import { keepAirtable } from './keepIntegration'

/** Stores key and base of Airtable. */
export function useSaveAirtable() {
  const [run, running] = useCommand<useSaveAirtableMutation>(
    graphql`
      mutation useSaveAirtableMutation($input: SaveAirtableInput!) {
        saveAirtable(input: $input) {
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
    'No se pudo guardar la configuración',
  )
  return [
    (given: { input: { apiKey: string | null; baseId: string; seen: string } }) =>
      run(given, { updater: keepAirtable('saveAirtable') }),
    running,
  ] as const
}
