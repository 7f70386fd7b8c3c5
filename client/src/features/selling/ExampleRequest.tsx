import { chakra } from '@chakra-ui/react/styled-system'
import { wantedConditions } from '../../lib/labels'
import { Photo } from '../../ui/Photo'
import { BrakeDisc } from '../../ui/partDrawings/BrakeDisc'
import { Facts, Tag } from '../../ui/Tag'
import { UrgencyMeter } from '../../ui/UrgencyMeter'

/** An example request as a provider sees it, of nobody. */
export function ExampleRequest() {
  return (
    <Tag
      as="div"
      tone="blank"
      shape="leftTall"
      large
      aria-hidden="true"
      maxW="26rem"
      transform="rotate(1.5deg)"
    >
      <chakra.div display="grid" gridTemplateColumns="5.5rem minmax(0, 1fr)" gap="4" alignItems="start">
        <Photo alt="" tint="papel">
          <BrakeDisc />
        </Photo>
        <div>
          <chakra.p textStyle="mini">Discos de freno delanteros{'\u00a0×\u00a02'}</chakra.p>
          <chakra.p textStyle="narrow" color="fg.muted">
            Chevrolet Onix {'1.4\u00a0·\u00a02017'}
          </chakra.p>
          <chakra.p textStyle="sm" color="fg.muted">
            Paysandú · {'hace\u00a012\u00a0minutos'}
          </chakra.p>
        </div>
      </chakra.div>
      <Facts mt="4" pt="3" borderTop="1px solid" borderColor="border">
        <dt>Urgencia</dt>
        <dd>
          <UrgencyMeter level="high" />
        </dd>
        <dt>Condición</dt>
        <dd>{wantedConditions.ANY}</dd>
        <dt>Contacto</dt>
        <dd>Oculto hasta el pago</dd>
      </Facts>
    </Tag>
  )
}
