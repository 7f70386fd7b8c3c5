import { chakra } from '@chakra-ui/react/styled-system'
import { graphql } from 'react-relay'
import { ContactCard } from '../orders/ContactCard'
import { ShownOnRequest } from '../orders/ShownOnRequest'
import type { QuoterContactsQuery } from './__generated__/QuoterContactsQuery.graphql'

/** 'Mostrar contactos': the providers' data, fetched only on request, because each view is logged. */
export function QuoterContacts({ requestId }: { requestId: string }) {
  return (
    <ShownOnRequest<QuoterContactsQuery>
      query={graphql`
        query QuoterContactsQuery($requestId: ID!) {
          node(id: $requestId) {
            ... on PartRequest {
              quoterContacts {
                email
                ...ContactCard_contact
              }
            }
          }
        }
      `}
      variables={{ requestId }}
      label="Mostrar contactos"
      failure="No pudimos mostrar los contactos. Probá de nuevo."
    >
      {({ node }) => {
        const contacts = node?.quoterContacts
        if (!contacts) return null
        if (contacts.length === 0) return <p>Ninguno de los que cotizaron sigue vendiendo en Tuerca.</p>
        return (
          <chakra.ul display="grid" gap="4">
            {contacts.map((contact, at) => (
              <li key={contact.email}>
                <ContactCard contact={contact} focused={at === 0} />
              </li>
            ))}
          </chakra.ul>
        )
      }}
    </ShownOnRequest>
  )
}
