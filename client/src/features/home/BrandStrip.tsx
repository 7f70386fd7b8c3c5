import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Band } from '../../ui/Band'
import { ActionLink } from '../../ui/Link'
import { BrandCards } from '../brands/BrandCards'
import { CategoryTiles } from '../brands/PartCategories'

/** The makes with a page, and the most requested parts. */
export function BrandStrip() {
  return (
    <Band
      id="marcas"
      title="Repuestos por marca"
      more={
        <ActionLink asChild>
          <Link to={paths.brands()}>
            Ver todas las marcas
            <ArrowRight />
          </Link>
        </ActionLink>
      }
    >
      <BrandCards />
      <chakra.div mt="10">
        <CategoryTiles />
      </chakra.div>
    </Band>
  )
}
