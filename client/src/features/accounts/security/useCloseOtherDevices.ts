import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useCloseOtherDevicesMutation } from './__generated__/useCloseOtherDevicesMutation.graphql'

/** Signs all other devices out. */
export function useCloseOtherDevices() {
  return useCommand<useCloseOtherDevicesMutation>(
    graphql`
    mutation useCloseOtherDevicesMutation {
      closeOtherDevices {
        ... on DevicesPayload {
          account {
            ...DeviceList_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudieron cerrar las sesiones',
  )
}
