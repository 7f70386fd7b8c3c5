import { chakra } from '@chakra-ui/react/styled-system'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Button } from '../../ui/Button'
import { FieldError } from '../../ui/Field'
import type { OrderContactQuery, OrderContactQuery$data } from './__generated__/OrderContactQuery.graphql'
import { ContactCard } from './ContactCard'

type Shown = NonNullable<
  Extract<NonNullable<OrderContactQuery$data['node']>, { contact?: unknown }>['contact']
>

/** 'Mostrar contacto': the other party's data, fetched only on request, because each view is logged. */
export function OrderContact({ orderId }: { orderId: string }) {
  const environment = useRelayEnvironment()
  const [contact, setContact] = useState<Shown | null>(null)
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')
  if (contact) return <ContactCard contact={contact} focused />

  const show = () => {
    setProgress('loading')
    fetchQuery<OrderContactQuery>(
      environment,
      graphql`
        query OrderContactQuery($orderId: ID!) {
          node(id: $orderId) {
            ... on Order {
              contact {
                ...ContactCard_contact
              }
            }
          }
        }
      `,
      { orderId },
    ).subscribe({
      next: ({ node }) => {
        setContact(node?.contact ?? null)
        setProgress(node?.contact ? 'idle' : 'failed')
      },
      error: () => setProgress('failed'),
    })
  }

  return (
    <chakra.div display="grid" gap="1.5" justifyItems="start">
      <Button
        size="sm"
        variant="link"
        whiteSpace="nowrap"
        loading={progress === 'loading'}
        loadingText="Buscando"
        onClick={show}
      >
        <Eye />
        Mostrar contacto
      </Button>
      {progress === 'failed' && <FieldError>No pudimos mostrar el contacto. Probá de nuevo.</FieldError>}
    </chakra.div>
  )
}
