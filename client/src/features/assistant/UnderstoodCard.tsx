import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatPhone } from '../../lib/text'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { EmailText } from '../../ui/EmailText'
import { Notice } from '../../ui/Notice'
import { openedLater } from '../../ui/openedLater'
import { Fact, Facts, Tag } from '../../ui/Tag'
import type { UnderstoodCard_conversation$key } from './__generated__/UnderstoodCard_conversation.graphql'
import type { UnderstoodCard_viewer$key } from './__generated__/UnderstoodCard_viewer.graphql'
import type { ContactDialogProps } from './ContactDialog'
import type { CorrectDialogProps } from './CorrectDialog'
import { partWords, urgencyWords } from './understoodWords'
import type { Unsent } from './unsent'
import { useContactAsked } from './useContactAsked'

const ContactDialog = openedLater<ContactDialogProps>(
  async () => (await import('./ContactDialog')).ContactDialog,
  ({ open }) => open,
)
const CorrectDialog = openedLater<CorrectDialogProps>(
  async () => (await import('./CorrectDialog')).CorrectDialog,
  ({ open }) => open,
)

type UnderstoodCardProps = {
  conversation: UnderstoodCard_conversation$key
  /** Null for a visitor. */
  viewer: UnderstoodCard_viewer$key | null
  isContactOpen: boolean
  onContact: (open: boolean) => void
  /** It was tried to send the consultation, or to leave the contact; null when that went well. */
  onTried: (unsent: Unsent | null) => void
}

/** 'Entendí esto': what a request would say now, to be corrected and sent. */
export function UnderstoodCard(props: UnderstoodCardProps) {
  const { isContactOpen, onContact, onTried } = props
  const conversation = useFragment(
    graphql`
      fragment UnderstoodCard_conversation on AssistantConversation {
        id
        stage
        photoCount
        request {
          id
        }
        understood {
          brand
          model
          year
          engine
          version
          vin
          mileageKm
          urgency
          phone
          email
          missing
          otherCars
          parts {
            description
            condition
            quantity
          }
        }
        ...ContactDialog_conversation
        ...CorrectDialog_conversation
      }
    `,
    props.conversation,
  )
  const viewer = useFragment(
    graphql`
      fragment UnderstoodCard_viewer on Account {
        ...ContactDialog_viewer
      }
    `,
    props.viewer,
  )
  const { id, stage, photoCount, understood, request } = conversation
  const { parts, brand, model, year, engine, version, vin, mileageKm, phone, email, missing, otherCars } =
    understood
  const [isCorrecting, setIsCorrecting] = useState(false)
  const isCompleted = stage === 'COMPLETED'
  const isReady = !missing.some(each => each !== 'CONTACT' && each !== 'DEPARTMENT')
  const isContactMissing = missing.includes('CONTACT')
  useContactAsked({
    ask:
      stage === 'ASKING_CONTACT' && (isReady || isContactMissing)
        ? `${id} ${isReady ? 'para enviar' : 'de paso'}`
        : null,
    isOpen: isContactOpen,
    onAsk: () => onContact(true),
  })
  const lack = 'Falta'
  const motor = [engine, version].filter(Boolean).join(' · ')
  return (
    <chakra.div display="grid" gap="4">
      <Tag as="section" shape="leftTall" aria-label="Entendí esto">
        <chakra.p textStyle="xs" color="tag.muted">
          Entendí esto
        </chakra.p>
        <chakra.h3 mt="1" mb="3.5" overflowWrap="anywhere">
          {parts[0]?.description ?? 'Tu repuesto'}
        </chakra.h3>
        <Facts aligned="start">
          <Fact name="Repuestos" missing={lack}>
            {parts
              .map(({ description, quantity, condition }) => partWords({ description, quantity, condition }))
              .join('\n')}
          </Fact>
          <Fact name="Marca" missing={lack}>
            {brand}
          </Fact>
          <Fact name="Modelo" missing={lack}>
            {model}
          </Fact>
          <Fact name="Año" missing={lack}>
            {year}
          </Fact>
          {motor && <Fact name="Motor">{motor}</Fact>}
          {vin && <Fact name="VIN o chasis">{vin}</Fact>}
          {understood.urgency && <Fact name="Urgencia">{urgencyWords(understood.urgency)}</Fact>}
          {mileageKm != null && <Fact name="Kilómetros">{mileageKm.toLocaleString('es-UY')}</Fact>}
          {photoCount > 0 && <Fact name="Fotos">{photoCount}</Fact>}
          <Fact name="Contacto" missing={lack}>
            {(phone || email) && (
              <>
                {phone && `${formatPhone(phone)}\n`}
                {email && <EmailText>{email}</EmailText>}
              </>
            )}
          </Fact>
        </Facts>
        {isCompleted ? (
          <chakra.p mt="3">
            <Stamp tone="trust">Enviada</Stamp>
          </chakra.p>
        ) : (
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
            <Button size="sm" onClick={() => setIsCorrecting(true)}>
              Corregir
            </Button>
            {isReady && (
              <Button size="sm" variant="solid" onClick={() => onContact(true)}>
                Enviar consulta
              </Button>
            )}
            {!isReady && isContactMissing && stage === 'ASKING_CONTACT' && (
              <Button size="sm" onClick={() => onContact(true)}>
                Dejar mi contacto
              </Button>
            )}
          </chakra.div>
        )}
      </Tag>
      {otherCars > 0 && !isCompleted && (
        <Notice>Esta consulta es para un solo auto. Para el otro, empezá después una Nueva Consulta.</Notice>
      )}
      {request && (
        <Button asChild>
          <Link to={paths.request(request.id)}>Ver el pedido</Link>
        </Button>
      )}
      {!isCompleted && (
        <Notice tone="trust">
          Tu contacto no se muestra a los proveedores hasta que aceptes una oferta.
        </Notice>
      )}
      <ContactDialog
        open={isContactOpen && !isCompleted}
        onClose={() => onContact(false)}
        conversation={conversation}
        viewer={viewer ?? null}
        isReady={isReady}
        onTried={onTried}
      />
      <CorrectDialog
        open={isCorrecting && !isCompleted}
        onClose={() => setIsCorrecting(false)}
        conversation={conversation}
      />
    </chakra.div>
  )
}
