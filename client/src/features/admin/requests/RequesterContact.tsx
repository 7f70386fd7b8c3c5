import { chakra } from '@chakra-ui/react/styled-system'
import { graphql } from 'react-relay'
import { formatPhone } from '../../../lib/text'
import { EmailText } from '../../../ui/EmailText'
import { ShownOnRequest } from '../../orders/ShownOnRequest'
import type { RequesterContactQuery } from './__generated__/RequesterContactQuery.graphql'

/** 'Mostrar contacto': who asked, as written in the request. */
export function RequesterContact({ requestId }: { requestId: string }) {
  return (
    <ShownOnRequest<RequesterContactQuery>
      query={graphql`
        query RequesterContactQuery($requestId: ID!) {
          node(id: $requestId) {
            ... on PartRequest {
              contact {
                name
                email
                phone
              }
            }
          }
        }
      `}
      variables={{ requestId }}
      label="Mostrar contacto"
      failure="No pudimos mostrar el contacto. Probá de nuevo."
    >
      {({ node }) =>
        node?.contact && (
          <chakra.address fontStyle="normal" textStyle="sm" display="grid" overflowWrap="anywhere">
            {node.contact.name && <span>{node.contact.name}</span>}
            {node.contact.email && (
              <a href={`mailto:${node.contact.email}`}>
                <EmailText>{node.contact.email}</EmailText>
              </a>
            )}
            {node.contact.phone && (
              <a className="num" href={`tel:${node.contact.phone}`}>
                {formatPhone(node.contact.phone)}
              </a>
            )}
          </chakra.address>
        )
      }
    </ShownOnRequest>
  )
}
