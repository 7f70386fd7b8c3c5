import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Badge } from '../ui/Badge'
import { Photo, type PhotoTint } from '../ui/Photo'
import { PartNumber, Price } from '../ui/Price'
import { Mirror } from '../ui/partDrawings/Mirror'
import { type DrawingName, PartDrawing } from '../ui/partDrawings/PartDrawing'
import { Rating } from '../ui/Rating'
import { RatingInput } from '../ui/RatingInput'
import { Stepper } from '../ui/Stepper'
import { TabPanel, Tabs } from '../ui/Tabs'
import { Facts, Stub, Tag, TagRail } from '../ui/Tag'
import { Timeline } from '../ui/Timeline'
import { ToastView } from '../ui/Toaster'
import { CameraButton, UploadButton, UploadGrid, UploadTile } from '../ui/UploadTile'
import { Line, Lines, Section, Two } from './Section'

const drawings: [DrawingName, string, PhotoTint][] = [
  ['headlight', 'Óptica', 'minio'],
  ['brakeDisc', 'Disco', 'papel'],
  ['brakePads', 'Pastillas', 'manila'],
  ['shockAbsorber', 'Amortiguador', 'torno'],
  ['mirror', 'Espejo', 'minio'],
  ['filter', 'Filtro', 'papel'],
  ['timingBelt', 'Distribución', 'manila'],
  ['alternator', 'Alternador', 'torno'],
  ['radiator', 'Radiador', 'minio'],
  ['sparkPlug', 'Bujía', 'papel'],
  ['clutch', 'Embrague', 'manila'],
  ['bumper', 'Paragolpe', 'torno'],
]

const tabs = [
  { value: 'orders', label: 'Compras', count: 2 },
  { value: 'offers', label: 'Ordenes', count: 4, alert: true },
  { value: 'requests', label: 'Consultas' },
  { value: 'profile', label: 'Perfil' },
] as const

const nothing = () => undefined

/** The tag, the drawings, progress, tabs and photos. */
export function Pieces() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('orders')
  const [stars, setStars] = useState<number | null>(4)
  return (
    <>
      <Section title="Etiqueta">
        <Two alignItems="start">
          <TagRail>
            <Tag thread>
              <Photo alt="Disco de freno" tint="manila" ratio="wide" mb="3.5">
                <PartDrawing of="brakeDisc" label="Disco de freno" />
              </Photo>
              <h3>Disco de freno</h3>
              <PartNumber as="p" fontSize="xs" color="fg.muted">
                6Q0 615 301
              </PartNumber>
              <Line justifyContent="space-between" my="3">
                <Price amount={410000} size="lg" />
                <Badge tone="ok">Nuevo</Badge>
              </Line>
              <Facts>
                <dt>Entrega</dt>
                <dd>1-3 días</dd>
                <dt>Garantía</dt>
                <dd>90 días</dd>
              </Facts>
            </Tag>
          </TagRail>
          <Lines gap="6">
            <Tag shape="left">
              <Line justifyContent="space-between">
                <div>
                  <h3>Horizontal</h3>
                  <chakra.p textStyle="sm" color="fg.muted">
                    Cabecera de chat, resumen
                  </chakra.p>
                </div>
                <Price amount={410000} />
              </Line>
            </Tag>
            <Tag shape="left" tone="blank">
              <h3>Blanca</h3>
              <chakra.p textStyle="sm" color="fg.muted">
                Pedido sin cotizar, borrador
              </chakra.p>
            </Tag>
            <chakra.div maxW="18rem">
              <Tag>
                <chakra.h3 textStyle="mini">Con talón</chakra.h3>
                <chakra.p textStyle="xs" color="fg.muted">
                  Plata retenida
                </chakra.p>
              </Tag>
              <Stub amount={410000} />
            </chakra.div>
          </Lines>
        </Two>
      </Section>
      <Section title="Láminas">
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="3">
          {drawings.map(([of, label, tint]) => (
            <Photo key={of} alt={label} tint={tint}>
              <PartDrawing of={of} label={label} />
            </Photo>
          ))}
        </chakra.div>
      </Section>
      <Section title="Toasts">
        <Lines>
          <ToastView
            item={{ kind: 'success', title: '¡Oferta enviada!', description: undefined, link: undefined }}
            onClose={nothing}
          />
          <ToastView
            item={{
              kind: 'error',
              title: 'Campos requeridos',
              description: 'Por favor completa todos los campos obligatorios',
              link: undefined,
            }}
            onClose={nothing}
          />
          <ToastView
            item={{
              kind: 'warning',
              title: 'Algunas tablas fallaron',
              description: '422 DUPLICATE_TABLE_NAME',
              link: undefined,
            }}
            onClose={nothing}
          />
          <ToastView
            item={{
              kind: 'info',
              title: 'Nuevo mensaje',
              description: 'Repuestos del Litoral: “Ya salió la guía.”',
              link: <a href="/">Abrir el chat</a>,
            }}
            onClose={nothing}
          />
        </Lines>
      </Section>
      <Section title="Pasos y estado">
        <Lines gap="8">
          <Stepper steps={['Vehículo', 'Repuestos', 'Contacto']} current={1} />
          <Timeline
            layout="horizontal"
            steps={[
              { title: 'Pagado', detail: '18 nov, 10:12', state: 'done' },
              { title: 'Enviado', detail: '19 nov, 8:50', state: 'done' },
              { title: 'Recibido', detail: 'Falta que confirmes', state: 'current' },
              { title: 'Liberado', state: 'todo' },
            ]}
          />
        </Lines>
      </Section>
      <Section title="Pestañas">
        <Tabs items={tabs} value={tab} onChange={setTab} label="Panel del comprador">
          <TabPanel value={tab}>
            <chakra.p pt="4" color="fg.muted">
              {tabs.find(item => item.value === tab)?.label}
            </chakra.p>
          </TabPanel>
        </Tabs>
      </Section>
      <Section title="Fotos">
        <UploadGrid>
          <UploadTile name="optica.jpg" onRemove={nothing}>
            <chakra.span css={plate} bg="brand.muted">
              <PartDrawing of="headlight" label="optica.jpg, subida" />
            </chakra.span>
          </UploadTile>
          <UploadTile name="espejo.jpg" progress={64} onRemove={nothing}>
            <chakra.span css={plate} bg="tag.strong">
              <Mirror label="espejo.jpg, subiendo" />
            </chakra.span>
          </UploadTile>
          <UploadTile name="lampara.jpg" failed onRetry={nothing} onRemove={nothing} />
          <CameraButton onPress={nothing} />
          <UploadButton accept="image/*,video/*" multiple onFiles={nothing} />
        </UploadGrid>
        <chakra.p mt="2" fontSize="xs" color="fg.muted">
          2 de 5 fotos, 1 video de hasta 15 segundos
        </chakra.p>
      </Section>
      <Section title="Calificación">
        <Lines>
          <Rating value={4.8} />
          <RatingInput label="Calidad del producto" value={stars} onChange={setStars} />
        </Lines>
      </Section>
    </>
  )
}

const plate = { w: 'full', h: 'full', display: 'grid', placeItems: 'center', '& svg': { w: '78%', h: '78%' } }
