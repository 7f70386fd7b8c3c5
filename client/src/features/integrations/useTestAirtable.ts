import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useTestAirtableMutation } from './__generated__/useTestAirtableMutation.graphql'
import { keepAirtable } from './keepIntegration'

/** Tests key and base of Airtable. */
export function useTestAirtable() {
  const [run, running] = useCommand<useTestAirtableMutation>(
    graphql`
      mutation useTestAirtableMutation {
        testAirtable {
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
    'Error de Conexión',
  )
  return [() => run({}, { updater: keepAirtable('testAirtable') }), running] as const
}
