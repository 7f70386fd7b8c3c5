import { chakra } from '@chakra-ui/react/styled-system'
import { graphql } from 'react-relay'
import { formatPhone } from '../../../lib/text'
import { EmailText } from '../../../ui/EmailText'
import { ShownOnRequest } from '../../orders/ShownOnRequest'
import type { AccountContactQuery } from './__generated__/AccountContactQuery.graphql'

/** 'Mostrar contacto': the e-mail and phone of an account, whose view the server logs. */
export function AccountContact({ accountId }: { accountId: string }) {
  return (
    <ShownOnRequest<AccountContactQuery>
      query={graphql`
        query AccountContactQuery($account: ID!) {
          node(id: $account) {
            ... on Account {
              email
              phone
            }
          }
        }
      `}
      variables={{ account: accountId }}
      label="Mostrar contacto"
      failure="No pudimos mostrar el contacto. Probá de nuevo."
    >
      {({ node }) =>
        node?.email && (
          <chakra.address fontStyle="normal" textStyle="sm" display="grid" overflowWrap="anywhere">
            <a href={`mailto:${node.email}`}>
              <EmailText>{node.email}</EmailText>
            </a>
            {node.phone && (
              <a className="num" href={`tel:${node.phone}`}>
                {formatPhone(node.phone)}
              </a>
            )}
          </chakra.address>
        )
      }
    </ShownOnRequest>
  )
}
