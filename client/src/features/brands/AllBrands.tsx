import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { OTHER_BRANDS } from '../../lib/generated/brandModels'
import { BRANDS_WITH_PAGE } from '../../lib/generated/brandPages'
import { paths } from '../../paths'
import { Band, Opening } from '../../ui/Band'
import { Field } from '../../ui/Field'
import { ActionLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { Select } from '../../ui/Select'
import { BrandCards } from './BrandCards'
import { PartCategories } from './PartCategories'
import { WishTag } from './WishTag'

const brandChoices = [...BRANDS_WITH_PAGE, ...OTHER_BRANDS]
  .toSorted((one, other) => one.localeCompare(other, 'es'))
  .map(brand => ({ value: brand, label: brand }))

/** The makes with a page of their own, and a link to ask for any other. */
export function AllBrands() {
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
        picture={
          <WishTag>
            <Field label="Marca" optional>
              <Select name="marca" options={brandChoices} placeholder="Elegí la marca" />
            </Field>
          </WishTag>
        }
      />
      <Band title="Elegí tu marca">
        <BrandCards />
      </Band>
      <PartCategories />
      <Band
        title="Y las demás"
        lead="Autos, camionetas, camiones y motos: si no está acá, escribila en el pedido."
      >
        <chakra.ul display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
          {OTHER_BRANDS.map(brand => (
            <li key={brand}>
              <ActionLink asChild>
                <Link to={paths.findPart({ mode: 'manual', brand })}>{brand}</Link>
              </ActionLink>
            </li>
          ))}
        </chakra.ul>
      </Band>
    </>
  )
}
