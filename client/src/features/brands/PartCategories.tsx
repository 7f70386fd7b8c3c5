import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Band } from '../../ui/Band'
import { BrakeDisc } from '../../ui/partDrawings/BrakeDisc'
import { Clutch } from '../../ui/partDrawings/Clutch'
import { Filter } from '../../ui/partDrawings/Filter'
import { ShockAbsorber } from '../../ui/partDrawings/ShockAbsorber'

type Category = {
  readonly name: string
  /** The links that begin a request: the label here, and the part in the request. */
  readonly parts: readonly (readonly [said: string, part: string])[]
  readonly drawing: ReactNode
}

const categories: readonly Category[] = [
  {
    name: 'Motor',
    parts: [
      ['Embrague', 'Kit de embrague'],
      ['Distribución', 'Kit de distribución'],
      ['Bomba de agua', 'Bomba de agua'],
    ],
    drawing: <Clutch />,
  },
  {
    name: 'Frenos',
    parts: [
      ['Discos', 'Discos de freno'],
      ['Pastillas', 'Pastillas de freno'],
      ['Cilindros', 'Cilindro de freno'],
    ],
    drawing: <BrakeDisc />,
  },
  {
    name: 'Suspensión',
    parts: [
      ['Amortiguadores', 'Amortiguadores'],
      ['Bujes', 'Bujes de parrilla'],
      ['Rótulas', 'Rótula de suspensión'],
    ],
    drawing: <ShockAbsorber />,
  },
  {
    name: 'Filtros',
    parts: [
      ['De aceite', 'Filtro de aceite'],
      ['De aire', 'Filtro de aire'],
      ['De combustible', 'Filtro de combustible'],
    ],
    drawing: <Filter />,
  },
]

/** Parts by their place in a vehicle. */
export function PartCategories({ brand }: { brand?: string }) {
  return (
    <Band bg="bg.subtle" title="Empezá por la pieza">
      <CategoryTiles brand={brand} />
    </Band>
  )
}

/** A drawing for each category, over some of its parts; each part begins a request for it. */
export function CategoryTiles({ brand }: { brand?: string | undefined }) {
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {categories.map(({ name, parts, drawing }) => (
        <chakra.li
          key={name}
          display="grid"
          gap="3"
          alignContent="start"
          justifyItems="center"
          textAlign="center"
          bg="bg.panel"
          border="1px solid"
          borderColor="border.subtle"
          borderRadius="md"
          px="3"
          py="6"
        >
          <chakra.span w="24" h="24" display="grid" placeItems="center">
            {drawing}
          </chakra.span>
          <chakra.h3 textStyle="h3">{name}</chakra.h3>
          <ul>
            {parts.map(([said, part]) => (
              <li key={part}>
                <chakra.a asChild display="inline-flex" alignItems="center" minH="9" textStyle="sm">
                  <Link to={paths.findPart({ mode: 'manual', part, brand })}>{said}</Link>
                </chakra.a>
              </li>
            ))}
          </ul>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
