import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { paths } from '../paths'
import { Button } from '../ui/Button'
import { Page } from '../ui/PageHeader'
import { PageTitle } from '../ui/PageTitle'
import { Facts, Tag } from '../ui/Tag'

/** Page for an unknown address: a tag without stock. */
export function NotFound() {
  return (
    <chakra.div flex="1" display="grid" alignItems="center" overflow="hidden">
      <PageTitle>Página no encontrada</PageTitle>
      <Page
        display="grid"
        gap="12"
        pt="12"
        pb="20"
        gridTemplateColumns={{ lg: '1.5fr 1fr' }}
        alignItems={{ lg: 'center' }}
      >
        <chakra.div display="grid" gap="5" justifyItems="start">
          <chakra.h1 textStyle="display">Esta pieza no está en el estante</chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted">
            La página que buscás no existe o cambió de lugar.
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button asChild variant="solid">
              <Link to={paths.home}>Volver al inicio</Link>
            </Button>
            <Button asChild>
              <Link to={paths.findPart()}>Buscar repuesto</Link>
            </Button>
          </chakra.div>
        </chakra.div>
        <chakra.div
          aria-hidden="true"
          pt="10"
          ml={{ base: '4', lg: '0' }}
          w={{ base: 'auto', lg: '17rem' }}
          maxW={{ base: '16rem', lg: 'none' }}
          justifySelf={{ lg: 'center' }}
        >
          <Tag
            tone="blank"
            thread
            transform="rotate(3deg)"
            transformOrigin="50% -6rem"
            css={{ lg: { '& > [aria-hidden]': { top: '-14rem', h: '15.6rem' } } }}
          >
            <chakra.p textStyle="pn" color="fg.muted">
              N.º de pieza
            </chakra.p>
            <chakra.p
              fontSize="5.5rem"
              fontWeight="820"
              fontStretch="118%"
              letterSpacing="-.05em"
              lineHeight="1"
              mt="1"
              mb="3"
            >
              404
            </chakra.p>
            <Facts>
              <dt>Condición</dt>
              <dd>Sin stock</dd>
              <dt>Entrega</dt>
              <dd>Nunca</dd>
            </Facts>
          </Tag>
        </chakra.div>
      </Page>
    </chakra.div>
  )
}
