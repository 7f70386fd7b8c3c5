import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates'
import { RESTORE_DAYS } from '../../../lib/generated/requestTerms'
import { paths } from '../../../paths'
import { ListRow, Panel } from '../../../ui/Panel'
import { VehicleName } from '../VehicleName'
import type { DeletedRequestListQuery } from './__generated__/DeletedRequestListQuery.graphql'

const DAY_MS = 86_400_000

/** The latest of the buyer's deleted requests that can still be restored, each linked to its page. */
export function DeletedRequestList() {
  const { viewer } = useLazyLoadQuery<DeletedRequestListQuery>(
    graphql`
      query DeletedRequestListQuery {
        viewer {
          requests(first: 50, deleted: true) {
            edges {
              node {
                id
                deletedAt
                parts {
                  description
                }
                ...VehicleName_request
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const requests = viewer?.requests.edges.map(({ node }) => node) ?? []
  return (
    <Panel flush>
      {requests.map(
        request =>
          request.deletedAt && (
            <ListRow key={request.id}>
              <chakra.h3 overflowWrap="anywhere" lineClamp="2">
                <Link to={paths.request(request.id)}>
                  {request.parts.map(({ description }) => description).join(', ')}
                </Link>
              </chakra.h3>
              <chakra.p textStyle="sm" color="fg.muted">
                <VehicleName request={request} />. La podés restaurar hasta el{' '}
                {formatDate(Date.parse(request.deletedAt) + RESTORE_DAYS * DAY_MS)}.
              </chakra.p>
            </ListRow>
          ),
      )}
    </Panel>
  )
}
