import { graphql, useFragment } from 'react-relay'
import type { VehicleName_request$key } from './__generated__/VehicleName_request.graphql'

type VehicleNameProps = {
  request: VehicleName_request$key
  /** `model` leaves the make and the year out, for a table with columns of their own for them. */
  only?: 'model' | undefined
}

/** 'Volkswagen Gol Trend 1.6 2014', as text without markup. */
export function VehicleName({ request, only }: VehicleNameProps) {
  const { brand, model, engine, version, year } = useFragment(
    graphql`
      fragment VehicleName_request on PartRequest {
        brand
        model
        engine
        version
        year
      }
    `,
    request,
  )
  const name = [model, engine, version].filter(Boolean).join(' ')
  return only === 'model' ? name : `${brand} ${name} ${year}`
}
