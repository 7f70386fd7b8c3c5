import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { formatPhone } from '../../lib/text'
import { EmailText } from '../../ui/EmailText'
import type { ContactCard_contact$key } from './__generated__/ContactCard_contact.graphql'

type ContactCardProps = {
  contact: ContactCard_contact$key
  /** The card replaced the button that asked for it, so it takes the focus and is announced. */
  focused?: boolean | undefined
}

/**
 * The contact data of the other party of a paid order. The data is inlined, so that it stays readable from
 * any fetch: nothing should ask for it twice, because the server logs each view.
 */
export function ContactCard({ contact, focused }: ContactCardProps) {
  const { name, companyName, email, phone, department, address } = readInlineData(
    graphql`
      fragment ContactCard_contact on ContactDetails @inline {
        name
        companyName
        email
        phone
        department
        address
      }
    `,
    contact,
  )
  const region = department ? labelOf(departments, department) : ''
  // Many write it into their address too.
  const place = !address ? region : address.includes(region) ? address : `${address}, ${region}`
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focused) shown.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <chakra.address
      ref={shown}
      tabIndex={focused ? -1 : undefined}
      outline="none"
      fontStyle="normal"
      textStyle="sm"
      display="grid"
      gap=".125rem"
      overflowWrap="anywhere"
      css={{ '& a': { display: 'inline-block', py: '1' } }}
    >
      <span>{companyName ? `${companyName} (${name})` : name}</span>
      {place && <chakra.span color="fg.muted">{place}</chakra.span>}
      {phone && (
        <span>
          <a className="num" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </span>
      )}
      <span>
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      </span>
    </chakra.address>
  )
}
