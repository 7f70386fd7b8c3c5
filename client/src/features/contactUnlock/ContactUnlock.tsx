import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { formatMoney } from '../../lib/money'
import { useOpenDialog } from '../../shell/DialogOpener'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import type { ContactUnlock_request$key } from './__generated__/ContactUnlock_request.graphql'
import { QuoterContacts } from './QuoterContacts'

/** The contacts of the providers that quoted a request: their price, or once it is paid the contacts. */
export function ContactUnlock({ request }: { request: ContactUnlock_request$key }) {
  const { id, unlockPrice, contactsUnlockedAt, paymentTerms } = useFragment(
    graphql`
      fragment ContactUnlock_request on PartRequest {
        id
        unlockPrice
        contactsUnlockedAt
        paymentTerms {
          disabledReason
        }
      }
    `,
    request,
  )
  const open = useOpenDialog()
  if (unlockPrice == null && !contactsUnlockedAt) return null
  return (
    <Panel
      as="section"
      aria-labelledby="contacto-de-quienes-cotizaron"
      display="grid"
      gap="3"
      justifyItems="start"
    >
      <chakra.h2 id="contacto-de-quienes-cotizaron" textStyle="h4">
        Contacto de quienes cotizaron
      </chakra.h2>
      {contactsUnlockedAt ? (
        <>
          <chakra.p textStyle="sm" color="fg.muted">
            Lo pagaste el {formatDateTime(contactsUnlockedAt)}. Lo que arregles por tu cuenta no pasa por
            Tuerca: esa plata no queda retenida.
          </chakra.p>
          <QuoterContacts requestId={id} />
        </>
      ) : (
        <>
          <chakra.p textStyle="sm" color="fg.muted">
            Podés pagar para ver nombre, teléfono y email de cada proveedor que cotizó, sin aceptar una
            oferta. Si cuando llega tu pago nadie mantiene su cotización, te devolvemos todo. Lo que arregles
            por tu cuenta no queda retenido en Tuerca.
          </chakra.p>
          <Button
            size="sm"
            disabledReason={paymentTerms?.disabledReason ?? undefined}
            onClick={() => open('pagar', id)}
          >
            Ver contactos por {formatMoney(unlockPrice ?? 0)}
          </Button>
        </>
      )}
    </Panel>
  )
}
