import { chakra } from '@chakra-ui/react/styled-system'
import { MessageSquare, Star, Tag as TagIcon, Truck } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../ui/Avatar'
import { StatusBadge } from '../ui/Badge'
import { Bubble, DayMark, EventPill, Typing } from '../ui/Bubble'
import { Button } from '../ui/Button'
import { FilterChips } from '../ui/Chips'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { type Column, DataTable } from '../ui/DataTable'
import { Dense } from '../ui/Dense'
import { Dialog } from '../ui/Dialog'
import { EmptyState, ErrorState } from '../ui/EmptyState'
import { Field } from '../ui/Field'
import { Lightbox } from '../ui/Lightbox'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu'
import { NewsItem } from '../ui/NewsItem'
import { Notice } from '../ui/Notice'
import { Panel, PanelHeader } from '../ui/Panel'
import { Surface } from '../ui/Popover'
import { Price } from '../ui/Price'
import { Bone, Loading, SkeletonList } from '../ui/Skeleton'
import { Stat, StatGrid } from '../ui/StatGrid'
import { TextArea } from '../ui/TextInput'
import { toast } from '../ui/toast'
import { Line, Lines, Section, Two } from './Section'

const filters = [
  { value: 'all', label: 'Todas' },
  { value: 'unread', label: 'Sin leer' },
  { value: 'offers', label: 'Ofertas' },
  { value: 'requests', label: 'Consultas' },
] as const

type OfferRow = { part: string; price: number; delivery: string; done: boolean }

const offers: OfferRow[] = [
  { part: 'Filtro de aceite', price: 69000, delivery: 'Inmediato', done: true },
  { part: 'Kit de distribución', price: 935000, delivery: '1-3 días', done: false },
]

const columns: Column<OfferRow>[] = [
  { header: 'Repuesto', place: 'title', cell: row => row.part },
  { header: 'Precio', align: 'end', cell: row => <Price amount={row.price} size="sm" /> },
  { header: 'Entrega', cell: row => row.delivery },
  {
    header: 'Estado',
    place: 'corner',
    cell: row => (
      <StatusBadge kind={row.done ? 'done' : 'pending'}>{row.done ? 'Aceptada' : 'Pendiente'}</StatusBadge>
    ),
  },
]

/** Floating, empty, warning and listing components. */
export function Surfaces() {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all')
  return (
    <>
      <Section title="Notificaciones">
        <Surface maxW="26rem">
          <PanelHeader title={<h3>Notificaciones</h3>} px="4" py="3">
            <Button variant="link" size="sm">
              Marcar todas
            </Button>
          </PanelHeader>
          <chakra.div px="4" py="3">
            <FilterChips
              label="Filtrar notificaciones"
              options={filters}
              value={filter}
              onChange={setFilter}
            />
          </chakra.div>
          <ul>
            <NewsItem icon={TagIcon} title="Nueva oferta: $ 4.850" at="2026-11-21T14:59:40Z" unread>
              Óptica delantera izquierda
            </NewsItem>
            <NewsItem icon={Truck} title="Tu repuesto salió" at="2026-11-21T13:00:00Z" unread>
              Amortiguadores delanteros
            </NewsItem>
            <NewsItem icon={Star} title="¿Cómo te fue con Casa Bulevar?" at="2026-11-18T13:00:00Z">
              <Button variant="link" size="sm">
                Calificar
              </Button>
            </NewsItem>
          </ul>
        </Surface>
      </Section>
      <Overlays />
      <Section title="Vacío y carga">
        <Two>
          <Panel>
            <EmptyState title="Sin ofertas">Esta consulta aún no tiene ofertas disponibles</EmptyState>
          </Panel>
          <Panel>
            <Loading>
              <Lines>
                <chakra.div display="flex" alignItems="center" gap="3">
                  <Bone w="16" h="16" />
                  <chakra.div flex="1" display="grid" gap="2">
                    <Bone w="70%" />
                    <Bone w="45%" />
                  </chakra.div>
                </chakra.div>
                <Bone />
                <Bone w="85%" />
                <Bone h="12" />
              </Lines>
            </Loading>
          </Panel>
          <Panel>
            <ErrorState onRetry={() => toast.info('Reintentando')} />
          </Panel>
          <Loading>
            <SkeletonList rows={2} />
          </Loading>
        </Two>
      </Section>
      <Section title="Avisos">
        <Lines>
          <Notice tone="trust">La plata queda retenida hasta que confirmes.</Notice>
          <Notice>Verificá tu email para seguir.</Notice>
          <Notice tone="warn">La cotización vence en 3 horas.</Notice>
          <Notice tone="danger">No se pudo crear el pago para la consulta.</Notice>
          <Notice tone="locked">El contacto se muestra después del pago.</Notice>
        </Lines>
      </Section>
      <Section title="Tabla">
        <Panel flush>
          <DataTable caption="Ofertas enviadas" rowKey={row => row.part} rows={offers} columns={columns} />
        </Panel>
      </Section>
      <Section title="Cifras">
        <Lines>
          <StatGrid>
            <Stat value="2" label="Mis Compras" note="1 en camino" onClick={() => toast.success('Compras')} />
            <Stat value="3" label="Consultas" note="activas" />
            <Stat value="4" label="Ordenes y Ofertas" note="pendientes" />
            <Stat value="Completo" label="Mi Perfil" note="Email verificado" />
          </StatGrid>
          <Dense>
            <StatGrid>
              <Stat value="12" label="Solicitudes nuevas" note="8 pedidos y 4 consultas AI" />
              <Stat value="27" label="Ofertas enviadas" note="9 esperan respuesta" />
              <Stat value="14" label="Ventas realizadas" note="3 por despachar" />
              <Stat value="4,8" label="Calificación" note="promedio" />
            </StatGrid>
          </Dense>
        </Lines>
      </Section>
      <Section title="Conversación">
        <Panel display="flex" flexDirection="column" gap="3.5">
          <DayMark>Hoy</DayMark>
          <Bubble assistant author="Asistente" at="2026-11-21T14:40:00Z">
            ¿De qué auto es?
          </Bubble>
          <Bubble mine author="Vos" at="2026-11-21T14:41:00Z">
            Gol Trend 2014
          </Bubble>
          <EventPill>
            <Truck />
            Enviado por DAC
          </EventPill>
          <Typing who="Asistente" />
        </Panel>
      </Section>
    </>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm' | null>(null)
  const [photo, setPhoto] = useState<number | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Diálogo">
      <Line>
        <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
        <Button onClick={() => setOpen('drawer')}>Abrir cajón</Button>
        <Button onClick={() => setOpen('confirm')}>Pedir confirmación</Button>
        <Button onClick={() => setPhoto(0)}>Ver fotos</Button>
        <Button onClick={() => toast.success('¡Oferta enviada!')}>Avisar</Button>
        <Button onClick={() => toast.error('Error', { description: 'No se pudo verificar el pago' })}>
          Avisar error
        </Button>
        <Menu
          side="start"
          trigger={
            <Button variant="ghost">
              <Avatar name="Martín Olivera" />
              Martín
            </Button>
          }
        >
          <MenuItem>
            <MessageSquare />
            Mis consultas
          </MenuItem>
          <MenuSeparator />
          <MenuItem>Cerrar sesión</MenuItem>
        </Menu>
      </Line>
      <Dialog
        open={open === 'dialog' || open === 'drawer'}
        kind={open === 'drawer' ? 'drawer' : 'dialog'}
        width="sm"
        onClose={close}
        title="Cancelar pedido"
        footer={
          <>
            <Button onClick={close}>Volver</Button>
            <Button variant="dangerSolid" onClick={close}>
              Cancelar pedido
            </Button>
          </>
        }
      >
        <Lines>
          <chakra.p color="fg.muted">
            Le devolvemos <Price amount={1490000} size="text" /> al cliente.
          </chakra.p>
          <Field label="Motivo">
            <TextArea placeholder="Se vendió en el local" />
          </Field>
        </Lines>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="¿Recibiste el repuesto?"
        confirmLabel="Confirmar recepción"
        tone="trust"
      >
        La plata se libera al proveedor y no se puede deshacer.
      </ConfirmDialog>
      <Lightbox
        label="Fotos de la óptica"
        index={photo}
        onChange={setPhoto}
        items={[
          { src: '/favicon.svg', alt: 'La tuerca' },
          { src: '/favicon.svg', alt: 'La tuerca, otra vez' },
        ]}
      />
    </Section>
  )
}
