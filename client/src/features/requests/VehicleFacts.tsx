import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../lib/money'
import { PartNumber } from '../../ui/Price'
import type { VehicleFacts_request$key } from './__generated__/VehicleFacts_request.graphql'
import { VehicleName } from './VehicleName'

/** 'Fiat Uno 1.4 2014, 85.000 km, chasis 9BD…': all known facts of the vehicle, in a sentence. */
export function VehicleFacts({ request }: { request: VehicleFacts_request$key }) {
  const data = useFragment(
    graphql`
      fragment VehicleFacts_request on PartRequest {
        vin
        mileageKm
        ...VehicleName_request
      }
    `,
    request,
  )
  return (
    <>
      <VehicleName request={data} />
      {data.mileageKm != null && `, ${formatNumber(data.mileageKm)}\u00a0km`}
      {data.vin && (
        <>
          , chasis <PartNumber>{data.vin}</PartNumber>
        </>
      )}
    </>
  )
}
