import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRunCatalogueImportMutation } from './__generated__/useRunCatalogueImportMutation.graphql'

/** Applies an uploaded file to the catalogue. */
export function useRunCatalogueImport() {
  return useCommand<useRunCatalogueImportMutation>(
    graphql`
      mutation useRunCatalogueImportMutation($id: ID!) {
        runCatalogueImport(id: $id) {
          ... on CatalogueImportPayload {
            catalogueImport {
              id
              ...ImportResult_import
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cargar el archivo',
  )
}
