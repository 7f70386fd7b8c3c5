import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useCloseDeviceMutation } from './__generated__/useCloseDeviceMutation.graphql'

/** Signs one of the other devices out. */
export function useCloseDevice() {
  return useCommand<useCloseDeviceMutation>(
    graphql`
    mutation useCloseDeviceMutation($id: ID!) {
      closeDevice(id: $id) {
        ... on DevicesPayload {
          account {
            ...DeviceList_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo cerrar la sesión',
  )
}
