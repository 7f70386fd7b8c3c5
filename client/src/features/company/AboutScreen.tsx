import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Band, Opening } from '../../ui/Band'
import { Button } from '../../ui/Button'
import { PageHead } from '../../ui/PageHead'
import { SoldTag } from '../../ui/SoldTag'
import { Stub } from '../../ui/Tag'
import { FindPartButton } from '../requests/asking/FindPartButton'
import { ThreeTags } from './ThreeTags'

const promises = [
  {
    title: 'La plata espera',
    text: 'Lo que pagás queda retenido hasta que confirmás que recibiste el repuesto. Recién ahí cobra el proveedor.',
  },
  {
    title: 'A cada proveedor lo revisa una persona',
    text: 'Miramos la empresa y lo que vende antes de que pueda cotizar. Al que no cumple lo suspendemos, y lo que ya le pagaron sigue protegido.',
  },
  {
    title: 'Nadie paga por aparecer primero',
    text: 'Las ofertas se ordenan como vos quieras: por precio, plazo o garantía. No vendemos lugares.',
  },
  {
    title: 'Los números son verdad',
    text: 'Si en una página hay una cifra, la contó el sistema. Lo que todavía es chico no lo inflamos: no lo mostramos.',
  },
]

/** The company and its principles. */
export function AboutScreen() {
  return (
    <>
      <PageHead
        title="Sobre nosotros"
        description="Tuerca es el mostrador de repuestos de todo el Uruguay: un pedido, varias ofertas y la plata retenida hasta que tenés la pieza."
        path={paths.about}
      />
      <Opening
        title="Un mostrador para todo el país"
        lead="Conseguir un repuesto era llamar, esperar y creer. Hicimos un lugar donde se pide una vez, se compara en el mismo renglón y la plata espera."
        picture={<ThreeTags />}
      />
      <Band title="Por qué una etiqueta" overflow="clip">
        <chakra.div
          display="grid"
          columnGap="16"
          rowGap="10"
          alignItems="center"
          gridTemplateColumns={{ lg: 'minmax(0, 1fr) 21rem' }}
        >
          <chakra.div
            display="grid"
            gap="5"
            maxW="prose"
            textStyle="lead"
            css={{ '& p + p': { textStyle: 'md', color: 'fg.muted' } }}
          >
            <p>En el mostrador, cada pieza lleva una etiqueta de cartón atada con hilo.</p>
            <p>
              Ahí dice qué es, para qué auto, cuánto sale. Cuando la pieza se vende, la etiqueta se sella;
              cuando se entrega, se corta el talón. Eso es todo lo que hace Tuerca: una etiqueta que viaja con
              el repuesto, desde que lo pedís hasta que lo tenés en la mano, y un talón que no se corta hasta
              que vos lo decís.
            </p>
            <p>
              Somos un equipo chico, de Montevideo. Trabajamos para que al taller de Artigas le llegue la
              misma oferta que al de Pocitos.
            </p>
          </chakra.div>
          <SoldTag
            stamp={<Stamp>Recibido</Stamp>}
            stub={<Stub amount={485_000} state="released" />}
            minH="14.75rem"
          />
        </chakra.div>
      </Band>
      <Band bg="trust.subtle" title="A qué nos comprometemos">
        <chakra.ol
          display="grid"
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
          css={{ '& li': { borderTop: '1px solid {colors.trust.border}', pt: '4' } }}
        >
          {promises.map(({ title, text }) => (
            <li key={title}>
              <chakra.h3 textStyle="h3">{title}</chakra.h3>
              <chakra.p color="fg.muted" mt="1" maxW="52ch">
                {text}
              </chakra.p>
            </li>
          ))}
        </chakra.ol>
      </Band>
      <Band title="¿Qué necesitás?">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <FindPartButton />
          <Button asChild>
            <Link to={paths.forProviders}>Quiero vender</Link>
          </Button>
          <Button asChild>
            <Link to={paths.contact}>Escribirnos</Link>
          </Button>
        </chakra.div>
      </Band>
    </>
  )
}
