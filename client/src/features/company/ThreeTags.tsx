import { chakra } from '@chakra-ui/react/styled-system'
import { Stamp } from '../../ui/Badge'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { Alternator } from '../../ui/partDrawings/Alternator'
import { Mirror } from '../../ui/partDrawings/Mirror'
import { Radiator } from '../../ui/partDrawings/Radiator'
import { Tag, TagRail } from '../../ui/Tag'

const hung = [
  { name: 'Alternador', from: 'Salto', price: 890_000, drawing: <Alternator />, stamp: null },
  { name: 'Radiador', from: 'Rocha', price: 620_000, drawing: <Radiator />, stamp: <Stamp>Pagado</Stamp> },
  {
    name: 'Espejo derecho',
    from: 'Rivera',
    price: 310_000,
    drawing: <Mirror />,
    stamp: <Stamp tone="brand">Enviado</Stamp>,
  },
]

/** A decorative rail with parts from all over the country. */
export function ThreeTags() {
  return (
    <TagRail aria-hidden="true" display="flex" gap="4" overflow="hidden" pb="4">
      {hung.map(({ name, from, price, drawing, stamp }, index) => (
        <Tag
          as="div"
          key={name}
          thread
          flex={{ base: '0 0 10rem', lg: '1 1 0' }}
          minW="0"
          mt={`${index * 1.25}rem`}
          css={{
            '& > [aria-hidden]:first-of-type': {
              top: `${-2.75 - index * 1.25}rem`,
              h: `${4.3 + index * 1.25}rem`,
            },
          }}
        >
          <Photo alt="" ratio="wide" tint="manila">
            {drawing}
          </Photo>
          <chakra.p textStyle="mini" mt="3">
            {name}
          </chakra.p>
          <chakra.p textStyle="xs" color="fg.muted">
            {from}
          </chakra.p>
          <chakra.p mt="2">
            <Price amount={price} size="sm" />
          </chakra.p>
          <chakra.p minH="8" mt="1">
            {stamp}
          </chakra.p>
        </Tag>
      ))}
    </TagRail>
  )
}
