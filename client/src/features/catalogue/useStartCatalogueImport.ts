import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useStartCatalogueImportMutation } from './__generated__/useStartCatalogueImportMutation.graphql'

/** Makes room for a file of the catalogue; answers where its bytes go. */
export function useStartCatalogueImport() {
  return useCommand<useStartCatalogueImportMutation>(
    graphql`
      mutation useStartCatalogueImportMutation($input: StartCatalogueImportInput!) {
        startCatalogueImport(input: $input) {
          ... on StartedCatalogueImportPayload {
            catalogueImport {
              id
            }
            upload {
              url
              method
              headers {
                name
                value
              }
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cargar el archivo',
  )
}
