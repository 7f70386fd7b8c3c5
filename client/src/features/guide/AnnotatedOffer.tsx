import { chakra } from '@chakra-ui/react/styled-system'
import { deliveryTimes, partConditions, warrantyLabel } from '../../lib/labels'
import { Badge } from '../../ui/Badge'
import { Price } from '../../ui/Price'
import { Facts, Tag } from '../../ui/Tag'

const notes = [
  { title: 'El precio es el final', text: 'Con impuestos incluidos y por toda la cantidad que pediste.' },
  {
    title: 'Qué es la pieza',
    text: 'Nueva, usada o remanufacturada. Las que no son nuevas se marcan siempre.',
  },
  { title: 'Cuándo la tenés', text: 'El plazo al que se compromete el proveedor.' },
  { title: 'Qué garantía tiene', text: 'En días y por pieza. Si no tiene, lo dice.' },
  {
    title: 'Quién vende',
    text: 'Si está verificado, de qué departamento es y cuántas ventas hizo. El nombre, al pagar.',
  },
]

/** An example offer with a note on each of its rows. */
export function AnnotatedOffer() {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '10', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' }}
      alignItems="center"
    >
      <Tag as="div" large aria-hidden="true" display="grid" gap="4">
        <chakra.p textStyle="mini">Óptica izquierda</chakra.p>
        <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
          <Price amount={485_000} size="lg" />
          <Mark number={1} />
        </chakra.div>
        <Facts
          borderTop="1px solid"
          borderColor="tag.line"
          pt="3"
          css={{ '& dd': { display: 'flex', gap: '2' } }}
        >
          <dt>Estado</dt>
          <dd>
            <Badge tone="info">{partConditions.USED}</Badge>
            <Mark number={2} />
          </dd>
          <dt>Entrega</dt>
          <dd>
            {deliveryTimes.IMMEDIATE}
            <Mark number={3} />
          </dd>
          <dt>Garantía</dt>
          <dd>
            {warrantyLabel(30)}
            <Mark number={4} />
          </dd>
          <dt>Proveedor</dt>
          <dd>
            Verificado · Rivera
            <Mark number={5} />
          </dd>
        </Facts>
      </Tag>
      <chakra.ol display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        {notes.map(({ title, text }, index) => (
          <chakra.li
            key={title}
            display="grid"
            gap="1"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="3"
          >
            <Mark number={index + 1} />
            <chakra.h3 textStyle="h4">{title}</chakra.h3>
            <chakra.p gridColumn="2" color="fg.muted" textStyle="sm">
              {text}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  )
}

function Mark({ number }: { number: number }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-grid"
      placeItems="center"
      flex="none"
      w="6"
      h="6"
      borderRadius="full"
      border="1.5px solid"
      borderColor="brand.mark"
      textStyle="xs"
      fontWeight="680"
      className="num"
    >
      {number}
    </chakra.span>
  )
}
