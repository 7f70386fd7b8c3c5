import { chakra } from '@chakra-ui/react/styled-system'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Badge, StatusBadge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Chip, FilterChips } from '../ui/Chips'
import { Dense } from '../ui/Dense'
import { Logo } from '../ui/Logo'
import { List, ListRow, Panel, PanelHeader } from '../ui/Panel'
import { Photo } from '../ui/Photo'
import { PartNumber, Price, ShortId } from '../ui/Price'
import { Alternator } from '../ui/partDrawings/Alternator'
import { Headlight } from '../ui/partDrawings/Headlight'
import { Rating } from '../ui/Rating'
import { SideTabs, TabPanel } from '../ui/Tabs'
import { Concealed, Facts, Tag, TagHead, TagRail } from '../ui/Tag'
import { TextInput } from '../ui/TextInput'
import { UrgencyMeter } from '../ui/UrgencyMeter'
import { Line, Lines, Section } from './Section'

const offers = [
  {
    price: 485000,
    deposit: 72800,
    badge: 'Menor precio',
    condition: 'Usado',
    rating: 4.6,
    words: 'Original, sin golpes. Las tres patas de anclaje sanas.',
  },
  {
    price: 540000,
    deposit: 81000,
    badge: null,
    condition: 'Nuevo',
    rating: 4.2,
    words: 'Alternativa importada, fondo negro. Sin lámparas.',
  },
  {
    price: 629000,
    deposit: 94400,
    badge: 'Más garantía',
    condition: 'Nuevo',
    rating: 4.9,
    words: 'Primera marca, con lámparas H7 incluidas. Envío por agencia.',
  },
  {
    price: 745000,
    deposit: 111800,
    badge: null,
    condition: 'Remanufacturado',
    rating: 4,
    words: 'Pulida y con vidrio nuevo. La retirás en Montevideo.',
  },
]

/** The kit at work: offers side by side, a green zone, the counter. */
export function Zones() {
  return (
    <>
      <Section title="Comparación">
        <TagRail offers>
          {offers.map((offer, index) => (
            <Tag key={offer.price} shape="offer" thread selected={index === 0}>
              <TagHead>
                <div>
                  <Price amount={offer.price} size="lg" />
                  <chakra.p textStyle="xs" color="fg.muted">
                    Reserva 15 %: <Price amount={offer.deposit} size="text" />
                  </chakra.p>
                </div>
                {offer.badge && <Badge tone="ink">{offer.badge}</Badge>}
              </TagHead>
              <Facts borderTop="1px solid" borderColor="tag.line" pt="3.5">
                <dt>Condición</dt>
                <dd>{offer.condition}</dd>
                <dt>Entrega</dt>
                <dd>Inmediato</dd>
                <dt>Garantía</dt>
                <dd>30 días</dd>
                <dt>Calificación</dt>
                <dd>
                  <Rating value={offer.rating} />
                </dd>
                <dt>Vende</dt>
                <dd>
                  <Concealed>Oculto hasta el pago</Concealed>
                </dd>
              </Facts>
              <chakra.p textStyle="sm" lineHeight="1.45">
                {offer.words}
              </chakra.p>
              <chakra.div display="grid" gap="1" justifyItems="center">
                <Button full variant={index === 0 ? 'solid' : 'outline'}>
                  Aceptar oferta
                </Button>
                <Button variant="link">Ver 3 fotos</Button>
              </chakra.div>
            </Tag>
          ))}
        </TagRail>
      </Section>
      <Section title="Sobre verde">
        <chakra.div className="inv" bg="bg.inverted" p="8">
          <Lines>
            <Logo />
            <chakra.p textStyle="lead" color="fg.muted">
              Pedilo una vez. Te cotizan proveedores verificados.
            </chakra.p>
            <Line>
              <Button variant="solid">Registrarme</Button>
              <Button>Sumarme por WhatsApp</Button>
              <Button variant="ghost">Iniciar sesión</Button>
              <Chip>Distribución Corsa 1.6</Chip>
              <Button disabled>Apagado</Button>
            </Line>
            <Tag shape="leftTall" tone="blank" large>
              <chakra.p textStyle="label">Contale al asistente qué pieza es y para qué auto</chakra.p>
              <TextInput aria-label="Pedido" placeholder="Óptica izquierda para Gol Trend 2014" my="3" />
              <Line justifyContent="space-between">
                <Button variant="ghost">
                  <Camera />
                  Sumar fotos
                </Button>
                <Button variant="solid">Pedir cotizaciones</Button>
              </Line>
            </Tag>
          </Lines>
        </chakra.div>
      </Section>
      <Section title="Mostrador">
        <Counter />
      </Section>
    </>
  )
}

const tabs = [
  { value: 'requests', label: 'Solicitudes', count: 12, alert: true },
  { value: 'offers', label: 'Ofertas', count: 27 },
  { value: 'orders', label: 'Ventas', count: 14 },
  { value: 'create', label: 'Crear orden' },
  { value: 'money', label: 'Dinero' },
] as const

const filters = [
  { value: 'all', label: 'Todas' },
  { value: 'brands', label: 'Mis marcas' },
  { value: 'urgent', label: 'Urgentes' },
] as const

function Counter() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('requests')
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all')
  return (
    <Dense>
      <SideTabs items={tabs} value={tab} onChange={setTab} label="Panel del proveedor">
        <TabPanel value={tab}>
          <Panel flush>
            <PanelHeader title={<h2>Solicitudes</h2>} note="lo más nuevo primero">
              <FilterChips
                label="Filtrar solicitudes"
                options={filters}
                value={filter}
                onChange={setFilter}
              />
            </PanelHeader>
            <List>
              {['Óptica delantera izquierda', 'Alternador 90 A'].map((part, index) => (
                <ListRow
                  key={part}
                  display="grid"
                  gridTemplateColumns={{ base: '4rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr) auto' }}
                  gap="4"
                  alignItems="start"
                >
                  <Photo alt="" tint={index === 0 ? 'minio' : 'torno'} count={index + 2}>
                    {index === 0 ? <Headlight /> : <Alternator />}
                  </Photo>
                  <div>
                    <Line gap="2">
                      <chakra.h3 fontSize="md">{part}</chakra.h3>
                      {index === 1 && <StatusBadge kind="assistant">Consulta AI</StatusBadge>}
                    </Line>
                    <chakra.p textStyle="sm" fontWeight="540">
                      VW Gol Trend 1.6 2014
                    </chakra.p>
                    <Line gap="3" fontSize="xs" color="fg.muted">
                      <ShortId id="018f2b3c-9d00-7c11-a5b6-90ab4f7a21c9" />
                      Canelones
                      <PartNumber>5U0 941 005 K</PartNumber>
                      <UrgencyMeter level={index === 0 ? 'high' : 'low'} />
                    </Line>
                  </div>
                  <Button size="sm" gridColumn={{ base: '1/-1', md: 'auto' }}>
                    Enviar Oferta
                  </Button>
                </ListRow>
              ))}
            </List>
          </Panel>
        </TabPanel>
      </SideTabs>
    </Dense>
  )
}
