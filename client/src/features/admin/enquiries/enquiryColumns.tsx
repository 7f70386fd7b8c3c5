import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { ENQUIRY_WORDS } from '../../../lib/generated/enquiryWords'
import { labelOf } from '../../../lib/labels'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { EmailText } from '../../../ui/EmailText'
import { RelativeTime } from '../../../ui/RelativeTime'
import type { enquiryColumns_enquiry$key } from './__generated__/enquiryColumns_enquiry.graphql'
import { useEnquiryDialog } from './EnquiryDialogs'
import { EnquiryStatus } from './EnquiryStatus'

function useEnquiry(enquiry: enquiryColumns_enquiry$key) {
  return useFragment(
    graphql`
      fragment enquiryColumns_enquiry on Enquiry {
        kind
        name
        email
        subject
        createdAt
        answeredAt
        ...EnquiryDialogs_enquiry
      }
    `,
    enquiry,
  )
}

type CellProps = { enquiry: enquiryColumns_enquiry$key }

/** The columns: subject, sender, and state. */
export const enquiryColumns: readonly Column<enquiryColumns_enquiry$key>[] = [
  { header: 'Consulta', place: 'title', cell: enquiry => <Subject enquiry={enquiry} /> },
  { header: 'De', bare: true, cell: enquiry => <Sender enquiry={enquiry} /> },
  { header: 'Estado', place: 'corner', cell: enquiry => <Status enquiry={enquiry} /> },
  { header: 'Recibida', cell: enquiry => <Received enquiry={enquiry} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: enquiry => <Actions enquiry={enquiry} /> },
]

function Subject({ enquiry }: CellProps) {
  const { subject, kind } = useEnquiry(enquiry)
  return (
    <chakra.div overflowWrap="anywhere">
      {subject}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        {labelOf(ENQUIRY_WORDS, kind)}
      </chakra.span>
    </chakra.div>
  )
}

function Sender({ enquiry }: CellProps) {
  const { name, email } = useEnquiry(enquiry)
  return (
    <chakra.div overflowWrap="anywhere">
      {name}
      <br />
      <chakra.span color="fg.muted">
        <EmailText>{email}</EmailText>
      </chakra.span>
    </chakra.div>
  )
}

function Status({ enquiry }: CellProps) {
  return <EnquiryStatus answered={useEnquiry(enquiry).answeredAt !== null} />
}

function Received({ enquiry }: CellProps) {
  return <RelativeTime at={useEnquiry(enquiry).createdAt} />
}

function Actions({ enquiry }: CellProps) {
  const data = useEnquiry(enquiry)
  const { subject, answeredAt } = data
  const open = useEnquiryDialog(data)
  const label = answeredAt === null ? 'Leer y contestar' : 'Ver'
  return (
    <Button size="sm" aria-label={`${label}: ${subject}`} onClick={open}>
      {label}
    </Button>
  )
}
