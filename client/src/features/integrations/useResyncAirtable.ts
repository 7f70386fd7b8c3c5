import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useResyncAirtableMutation } from './__generated__/useResyncAirtableMutation.graphql'
import { keepAirtable } from './keepIntegration'

/** Sends every row again. */
export function useResyncAirtable() {
  const [run, running] = useCommand<useResyncAirtableMutation>(
    graphql`
      mutation useResyncAirtableMutation {
        resyncAirtable {
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
    'No se pudo enviar',
  )
  return [() => run({}, { updater: keepAirtable('resyncAirtable') }), running] as const
}
