import { graphql } from 'react-relay'
import type { OrderContactQuery } from './__generated__/OrderContactQuery.graphql'
import { ContactCard } from './ContactCard'
import { ShownOnRequest } from './ShownOnRequest'

/** 'Mostrar contacto': the other party's data. */
export function OrderContact({ orderId }: { orderId: string }) {
  return (
    <ShownOnRequest<OrderContactQuery>
      query={graphql`
        query OrderContactQuery($orderId: ID!) {
          node(id: $orderId) {
            ... on Order {
              contact {
                ...ContactCard_contact
              }
            }
          }
        }
      `}
      variables={{ orderId }}
      label="Mostrar contacto"
      failure="No pudimos mostrar el contacto. Probá de nuevo."
    >
      {({ node }) => node?.contact && <ContactCard contact={node.contact} focused />}
    </ShownOnRequest>
  )
}
