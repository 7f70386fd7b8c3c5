import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { DEPOSIT_BPS } from '../../lib/generated/orderTerms'
import { REQUEST_PHOTOS } from '../../lib/generated/requestTerms'
import { formatBasisPoints } from '../../lib/money'
import { count } from '../../lib/text'
import { Stamp } from '../../ui/Badge'
import { Band } from '../../ui/Band'
import { Price } from '../../ui/Price'
import { Tag } from '../../ui/Tag'

/** Three steps, each with the tag in that state. */
export function HowItWorks() {
  return (
    <Band
      id="como"
      title="Cómo funciona"
      lead="Una etiqueta acompaña al repuesto de punta a punta: la llenás vos, la cotizan ellos, se sella cuando pagás."
    >
      <ThreeSteps />
    </Band>
  )
}

/** Ask, compare, pay. */
export function ThreeSteps() {
  return (
    <chakra.ol
      display="grid"
      gap={{ base: '10', lg: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
    >
      <Step title="Publicás lo que necesitás" picture={<BeingFilled />}>
        Se lo contás al asistente, o completás un formulario de tres pasos. Sumás hasta{' '}
        {count(REQUEST_PHOTOS, 'foto', 'fotos')} y un video.
      </Step>
      <Step title="Recibís ofertas" picture={<BeingQuoted />}>
        Precio, estado, plazo y garantía en el mismo orden, para compararlas de un vistazo.
      </Step>
      <Step title="Elegís y pagás" picture={<BeingPaid />}>
        Con {formatBasisPoints(DEPOSIT_BPS)} de reserva o el 100&nbsp;%. Se abre el chat con el proveedor y
        coordinan la entrega.
      </Step>
    </chakra.ol>
  )
}

function Step({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <chakra.li
      display={{ base: 'flex', md: 'grid', lg: 'flex' }}
      flexDirection="column"
      gap="2"
      columnGap={{ md: '8', lg: '2' }}
      gridTemplateColumns={{ md: '19rem 1fr' }}
    >
      <chakra.div
        aria-hidden="true"
        h="11.5rem"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        placeItems="center"
        bg="bg.subtle"
        borderRadius="md"
        mb={{ base: '3', md: '0', lg: '3' }}
        p="4"
        gridRow={{ md: '1 / 3' }}
      >
        {picture}
      </chakra.div>
      <chakra.h3 textStyle="h3" alignSelf={{ md: 'end', lg: 'auto' }}>
        {title}
      </chakra.h3>
      <chakra.p color="fg.muted">{children}</chakra.p>
    </chakra.li>
  )
}

const mini = { w: 'min(15.5rem, 100%)', py: '3.5', lineHeight: '1.35' } as const

function BeingFilled() {
  return (
    <Tag as="div" shape="left" {...mini}>
      <chakra.p textStyle="xs" color="fg.muted">
        Vehículo
      </chakra.p>
      <chakra.p textStyle="narrow">VW Gol Trend 1.6 · 2014</chakra.p>
      <chakra.p textStyle="xs" color="fg.muted">
        Repuesto
      </chakra.p>
      <chakra.p
        textStyle="narrow"
        _after={{
          content: '""',
          display: 'inline-block',
          w: '2px',
          h: '1.1em',
          bg: 'brand.mark',
          verticalAlign: '-.2em',
          ml: '2px',
        }}
      >
        Óptica izquierda
      </chakra.p>
    </Tag>
  )
}

const hand = [
  { price: 629_000, transform: 'rotate(-5deg) translateY(4px)' },
  { price: 485_000, transform: 'translateY(-4px)', zIndex: '2', '--tb': 'colors.tag.strong' },
  { price: 540_000, transform: 'rotate(5deg) translateY(4px)' },
]

function BeingQuoted() {
  return (
    <chakra.div display="flex" maxW="full">
      {hand.map(({ price, ...lying }) => (
        <Tag
          as="div"
          key={price}
          w={{ base: '7.25rem', md: '6.25rem', lg: '7.25rem' }}
          minW="0"
          h="7.75rem"
          pt="3.25rem"
          px="2"
          pb="2"
          mx="-2"
          textAlign="center"
          css={lying}
        >
          <Price amount={price} size="sm" />
        </Tag>
      ))}
    </chakra.div>
  )
}

function BeingPaid() {
  return (
    <Tag as="div" shape="left" {...mini} css={{ '--tb': 'colors.tag.strong' }}>
      <chakra.p textStyle="narrow">Óptica izquierda</chakra.p>
      <p>
        <Price amount={485_000} />
      </p>
      <chakra.p textAlign="right" mt="1">
        <Stamp>Pagado</Stamp>
      </chakra.p>
    </Tag>
  )
}
