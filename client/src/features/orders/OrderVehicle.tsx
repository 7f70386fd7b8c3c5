import { graphql, useFragment } from 'react-relay'
import { VehicleName } from '../requests/VehicleName'
import type { OrderVehicle_order$key } from './__generated__/OrderVehicle_order.graphql'

/** The vehicle that an order is for, or what it is when no request led to it. */
export function OrderVehicle({ order }: { order: OrderVehicle_order$key }) {
  const { request } = useFragment(
    graphql`
      fragment OrderVehicle_order on Order {
        request {
          ...VehicleName_request
        }
      }
    `,
    order,
  )
  return request ? <VehicleName request={request} /> : 'Orden personalizada'
}
