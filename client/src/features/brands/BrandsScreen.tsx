import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths'
import { Band, Opening } from '../../ui/Band'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { BrakeDisc } from '../../ui/partDrawings/BrakeDisc'
import { Clutch } from '../../ui/partDrawings/Clutch'
import { Filter } from '../../ui/partDrawings/Filter'
import { ShockAbsorber } from '../../ui/partDrawings/ShockAbsorber'
import { FindPartButton } from '../requests/FindPartButton'
import { type BrandPage, brandPageOf, brandPages } from './brandModels'

/** Parts by make: all of them, or the one that the address names. */
export function BrandsScreen() {
  const [search] = useSearchParams()
  const brand = brandPageOf(search)
  return brand ? <OneBrand brand={brand} /> : <AllBrands />
}

function AllBrands() {
  return (
    <>
      <PageHead
        title="Repuestos por marca"
        description="Repuestos para Ford, Toyota, Volkswagen, Chevrolet, Peugeot, Nissan, Honda, Fiat y todas las marcas. Te cotizan proveedores verificados de todo el Uruguay."
        path={paths.brands()}
      />
      <Opening
        title="Repuestos por marca"
        lead="Las ocho que más se ven en la calle, para empezar. De las demás también: escribila en el pedido y cotiza quien la trabaja."
        actions={<FindPartButton />}
      />
      <Band title="Elegí tu marca">
        <chakra.ul
          display="grid"
          columnGap="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
        >
          {brandPages.map(brand => (
            <chakra.li key={brand.slug} borderTop="1px solid" borderColor="border.strong" py="5">
              <chakra.h3 textStyle="h3">
                <Link to={paths.brands(brand.slug)}>{brand.name}</Link>
              </chakra.h3>
              <chakra.p color="fg.muted" textStyle="sm" mt="1">
                {brand.models.slice(0, 4).join(', ')}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Band>
      <Categories />
    </>
  )
}

function OneBrand({ brand: { slug, name, models } }: { brand: BrandPage }) {
  return (
    <>
      <PageHead
        title={`Repuestos ${name} en Uruguay`}
        description={`Pedí repuestos para ${models.slice(0, 4).join(', ')} y cualquier otro ${name}. Te cotizan proveedores verificados de todo el Uruguay.`}
        path={paths.brands(slug)}
      />
      <Opening
        title={`Repuestos ${name}`}
        lead={`Contá qué pieza es y para qué ${name}. Te cotizan proveedores verificados de todo el país y vos elegís.`}
        actions={<FindPartButton brand={name} />}
      />
      <Band
        title="Modelos que se ven por acá"
        lead="Tocá el tuyo: el pedido ya empieza con la marca y el modelo."
      >
        <chakra.ul display="flex" flexWrap="wrap" gap="3">
          {models.map(model => (
            <li key={model}>
              <Button asChild>
                <Link to={paths.findPart({ mode: 'manual', brand: name, model })}>
                  {name} {model}
                </Link>
              </Button>
            </li>
          ))}
        </chakra.ul>
      </Band>
      <Categories brand={name} />
      <Band title="Otras marcas">
        <chakra.ul display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
          {brandPages
            .filter(other => other.slug !== slug)
            .map(other => (
              <li key={other.slug}>
                <ActionLink asChild>
                  <Link to={paths.brands(other.slug)}>{other.name}</Link>
                </ActionLink>
              </li>
            ))}
          <li>
            <ActionLink asChild>
              <Link to={paths.brands()}>
                Ver todas
                <ArrowRight />
              </Link>
            </ActionLink>
          </li>
        </chakra.ul>
      </Band>
    </>
  )
}

const categories: readonly { name: string; part: string; drawing: ReactNode }[] = [
  { name: 'Motor', part: 'Kit de distribución, juntas, bombas de agua', drawing: <Clutch /> },
  { name: 'Frenos', part: 'Discos, pastillas, cilindros', drawing: <BrakeDisc /> },
  { name: 'Suspensión', part: 'Amortiguadores, bujes, rótulas', drawing: <ShockAbsorber /> },
  { name: 'Filtros', part: 'De aceite, aire, combustible y habitáculo', drawing: <Filter /> },
]

function Categories({ brand }: { brand?: string }) {
  return (
    <Band bg="bg.subtle" title="Qué se pide">
      <chakra.ul
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {categories.map(({ name, part, drawing }) => (
          <chakra.li
            key={name}
            display="grid"
            gap="2"
            justifyItems="center"
            textAlign="center"
            bg="bg.panel"
            border="1px solid"
            borderColor="border.subtle"
            borderRadius="md"
            p="5"
          >
            <chakra.span w="20" h="20" display="grid" placeItems="center">
              {drawing}
            </chakra.span>
            <chakra.h3 textStyle="h4">
              <Link to={paths.findPart({ mode: 'manual', brand })}>{name}</Link>
            </chakra.h3>
            <chakra.p textStyle="xs" color="fg.muted">
              {part}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Band>
  )
}
