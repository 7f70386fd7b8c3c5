import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCreateAirtableTablesMutation } from './__generated__/useCreateAirtableTablesMutation.graphql'
import { keepAirtable } from './keepIntegration'

/** Makes the tables that the base lacks. */
export function useCreateAirtableTables() {
  const [run, running] = useCommand<useCreateAirtableTablesMutation>(
    graphql`
      mutation useCreateAirtableTablesMutation {
        createAirtableTables {
          ...outcome_refusal @alias(as: "refusal")
          ... on AirtableOutcomePayload {
            failure
            detail
            tables
            airtable {
              ...AirtableConnectionPanel_airtable
              ...AirtableSending_airtable
              ...AirtableRuns_airtable
            }
          }
        }
      }
    `,
    'Error al crear tablas',
  )
  return [() => run({}, { updater: keepAirtable('createAirtableTables') }), running] as const
}
