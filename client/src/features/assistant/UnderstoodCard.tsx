import { chakra } from '@chakra-ui/react/styled-system'
import { Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { labelOf, wantedConditions } from '../../lib/labels'
import { formatPhone } from '../../lib/text'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { EmailText } from '../../ui/EmailText'
import { Notice } from '../../ui/Notice'
import { Fact, Facts, Tag } from '../../ui/Tag'
import type { UnderstoodCard_conversation$key } from './__generated__/UnderstoodCard_conversation.graphql'
import { isReady, partWords, urgencyWords } from './understoodWords'

type UnderstoodCardProps = {
  conversation: UnderstoodCard_conversation$key
  onContact: () => void
  onCorrect: () => void
}

/** 'Entendí esto': the request as understood so far, to correct and send. Nothing while nothing was understood. */
export function UnderstoodCard({ conversation: key, onContact, onCorrect }: UnderstoodCardProps) {
  const { stage, photoCount, understood, request, sentAt } = useFragment(
    graphql`
      fragment UnderstoodCard_conversation on AssistantConversation {
        stage
        photoCount
        sentAt
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
      }
    `,
    key,
  )
  const { parts, brand, model, year, engine, version, vin, mileageKm, phone, email, missing, otherCars } =
    understood
  const isCompleted = stage === 'COMPLETED'
  const isToSend = !isCompleted && isReady(missing)
  const lack = isToSend ? 'No lo dijiste' : 'Falta'
  const condition = parts[0]?.condition
  const car = [brand, model].filter(Boolean).join(' ')
  const motor = [engine, version].filter(Boolean).join(' · ')
  // Before the first answer the card would be a list of what is missing.
  const isBlank = ![parts[0], car, year, motor, vin, phone, email, photoCount].some(Boolean)
  if (isBlank) return null
  return (
    <chakra.div display="grid" gap="4">
      <Tag as="section" tone="blank" shape="leftTall" aria-label="Entendí esto">
        <chakra.p textStyle="xs" color="tag.muted">
          Entendí esto
        </chakra.p>
        <chakra.h3 mt="1" mb="2.5" overflowWrap="anywhere">
          {parts[0]?.description ?? 'Tu repuesto'}
        </chakra.h3>
        <Facts aligned="start">
          {(parts.length !== 1 || (parts[0]?.quantity ?? 1) > 1) && (
            <Fact name="Repuestos" missing={lack}>
              {parts.map(partWords).join('\n')}
            </Fact>
          )}
          <Fact name="Auto" missing={lack}>
            {car}
          </Fact>
          <Fact name="Año" missing={lack}>
            {year}
          </Fact>
          {(motor || isToSend) && (
            <Fact name="Motor" missing={lack}>
              {motor}
            </Fact>
          )}
          {vin && <Fact name="VIN o chasis">{vin}</Fact>}
          {parts.length === 1 && (condition || isToSend) && (
            <Fact name="Condición" missing={lack}>
              {condition && labelOf(wantedConditions, condition)}
            </Fact>
          )}
          {understood.urgency && <Fact name="Urgencia">{urgencyWords(understood.urgency)}</Fact>}
          {mileageKm != null && <Fact name="Kilómetros">{mileageKm.toLocaleString('es-UY')}</Fact>}
          {photoCount > 0 && <Fact name="Fotos">{photoCount}</Fact>}
          {(phone || email || !isToSend) && (
            <Fact name="Contacto" missing={lack}>
              {(phone || email) && (
                <>
                  {phone && `${formatPhone(phone)}\n`}
                  {email && <EmailText>{email}</EmailText>}
                </>
              )}
            </Fact>
          )}
        </Facts>
        {isCompleted && (
          <chakra.p mt="3">
            {sentAt ? <Stamp tone="trust">Enviada</Stamp> : <Stamp tone="gray">Sin enviar</Stamp>}
          </chakra.p>
        )}
        {!isCompleted && !isToSend && (
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
            <Button size="sm" onClick={onCorrect}>
              Corregir
            </Button>
            {missing.includes('CONTACT') && stage === 'ASKING_CONTACT' && (
              <Button size="sm" onClick={onContact}>
                Dejar mi contacto
              </Button>
            )}
          </chakra.div>
        )}
      </Tag>
      {isToSend && (
        <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)">
          <Button variant="solid" onClick={onContact}>
            Está bien
          </Button>
          <Button onClick={onCorrect}>
            <Pencil />
            Corregir
          </Button>
        </chakra.div>
      )}
      {otherCars > 0 && !isCompleted && (
        <Notice>Este pedido es para un solo auto. Para el otro, empezá después una Nueva Consulta.</Notice>
      )}
      {request && (
        <Button asChild>
          <Link to={paths.request(request.id)}>Ver el pedido</Link>
        </Button>
      )}
    </chakra.div>
  )
}
