import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight, Pencil } from 'lucide-react'
import { palette } from '../theme/palette'
import { Button, IconButton } from '../ui/Button'
import { PartNumber, Price } from '../ui/Price'
import { Line, Lines, Section } from './Section'

const scales = ['papel', 'minio', 'torno', 'manila'] as const

/** Colour, type and buttons. */
export function Foundations() {
  return (
    <>
      <Section title="Color">
        <chakra.div display="grid" gridTemplateColumns="4rem 1fr" gap="2" alignItems="center">
          {scales.map(scale => (
            <chakra.div key={scale} display="contents">
              <chakra.p textStyle="xs" fontWeight="660">
                {scale}
              </chakra.p>
              <chakra.div display="flex" boxShadow="inset 0 0 0 1px {colors.border}">
                {Object.keys(palette[scale]).map(step => (
                  <chakra.span key={step} flex="1" h="9" bg={`${scale}.${step}`} />
                ))}
              </chakra.div>
            </chakra.div>
          ))}
        </chakra.div>
      </Section>
      <Section title="Tipografía">
        <Lines gap="5">
          <chakra.p textStyle="display">Tres anchos</chakra.p>
          <chakra.p textStyle="h1">Título, ancho 116</chakra.p>
          <chakra.p textStyle="lead" maxW="lead">
            Texto en ancho 100. Archivo se dibujó en el Río de la Plata y trae las tildes bien puestas.
          </chakra.p>
          <p>
            <Price amount={1490000} size="lg" />
          </p>
          <PartNumber fontSize="1.25rem">5U0 941 005 K / 48510-09K70 / #4F7A21C9</PartNumber>
        </Lines>
      </Section>
      <Section title="Botones">
        <Lines>
          <Line>
            <Button variant="solid">Aceptar oferta</Button>
            <Button>Secundario</Button>
            <Button variant="soft">Suave</Button>
            <Button variant="ghost">Fantasma</Button>
            <Button variant="trust">Aprobar</Button>
          </Line>
          <Line>
            <Button variant="danger">Cancelar pedido</Button>
            <Button variant="dangerSolid">Sí, Eliminar Todo</Button>
            <Button variant="solid" disabledReason="Falta el precio" reasonHidden>
              Enviar Oferta
            </Button>
            <Button variant="solid" loading loadingText="Enviando">
              Enviar
            </Button>
            <IconButton label="Editar" variant="outline">
              <Pencil />
            </IconButton>
            <Button variant="link">
              Enlace
              <ArrowRight />
            </Button>
          </Line>
          <Line>
            <Button variant="solid" size="sm">
              Chico
            </Button>
            <Button size="sm">Chico</Button>
            <Button variant="solid" outline="3px solid {colors.focusRing}" outlineOffset="2px">
              Con foco
            </Button>
          </Line>
        </Lines>
      </Section>
    </>
  )
}
