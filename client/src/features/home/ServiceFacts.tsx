import { chakra } from '@chakra-ui/react/styled-system'
import { Page } from '../../ui/PageHeader'

const facts = [
  { label: 'Para quien compra', value: 'Gratis' },
  { label: 'Quién cotiza', value: 'Proveedores verificados a mano' },
  { label: 'Tu nombre y tu teléfono', value: 'Solo los ve quien te vende' },
  { label: 'Cuándo cobra el proveedor', value: 'Cuando confirmás que lo recibiste' },
]

/** What holds for every request, in a line. */
export function ServiceFacts() {
  return (
    <chakra.section aria-label="Datos del servicio" borderBottom="1px solid" borderColor="border">
      <Page>
        <chakra.dl
          display="grid"
          rowGap="5"
          columnGap={{ base: '6', lg: '8' }}
          py="6"
          gridTemplateColumns={{ base: '1fr 1fr', lg: '.7fr 1.2fr 1.2fr 1.4fr' }}
          css={{
            '& dt': { fontSize: 'xs', color: 'fg.muted' },
            '& dd': { fontWeight: '680', fontSize: '1.0625rem', lineHeight: '1.25', textWrap: 'balance' },
            lg: { '& > div + div': { borderLeft: '1px solid {colors.border}', pl: '8' } },
          }}
        >
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </chakra.dl>
      </Page>
    </chakra.section>
  )
}
