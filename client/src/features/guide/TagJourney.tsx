import { chakra } from '@chakra-ui/react/styled-system'
import { Stamp } from '../../ui/Badge'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { Headlight } from '../../ui/partDrawings/Headlight'
import { Stub, Tag, TagRail } from '../../ui/Tag'

const PRICE = 485_000

/** A decorative tag: hung, stamped, with its stub under it. */
export function TagJourney() {
  return (
    <TagRail aria-hidden="true" maxW="24rem" w="full" justifySelf={{ lg: 'end' }} pb="6">
      <chakra.div transformOrigin="50% -2.5rem" animation="sway 6s ease-in-out infinite alternate">
        <Tag as="div" thread large pt="3.5rem">
          <Photo alt="" ratio="wide" tint="manila">
            <Headlight />
          </Photo>
          <chakra.p textStyle="mini" mt="4">
            Óptica izquierda
          </chakra.p>
          <chakra.p textStyle="narrow" color="fg.muted">
            VW Gol Trend 1.6 · 2014
          </chakra.p>
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" mt="3">
            <Price amount={PRICE} />
            <Stamp>Pagado</Stamp>
          </chakra.div>
        </Tag>
        <Stub amount={PRICE} />
      </chakra.div>
    </TagRail>
  )
}
