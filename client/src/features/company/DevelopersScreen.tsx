import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { siteFact } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { PageHead } from '../../ui/PageHead'
import { ReadingPage } from '../../ui/ReadingPage'
import { feedExample, newsExample } from './graphExamples'

const sections = [
  { id: 'grafo', title: 'Un solo grafo' },
  { id: 'probarlo', title: 'Probarlo' },
  { id: 'en-vivo', title: 'Novedades en vivo' },
  { id: 'convenciones', title: 'Convenciones' },
  { id: 'limites', title: 'Límites' },
]

/** What the graph offers today and how it is tried. */
export function DevelopersScreen() {
  return (
    <>
      <PageHead
        title="Desarrolladores"
        description="La API GraphQL de Tuerca: un grafo con todo lo que muestran las pantallas, paginado, en vivo y documentado campo por campo."
        path={paths.developers}
      />
      <ReadingPage
        title="Desarrolladores"
        lead={
          <chakra.p textStyle="lead" color="fg.muted" maxW="lead">
            Todo lo que muestran nuestras pantallas sale de una API GraphQL. La misma que podés usar vos.
          </chakra.p>
        }
        sections={sections}
      >
        <Part id="grafo" title="Un solo grafo">
          <p>
            Solicitudes, ofertas, órdenes, pagos, mensajes y cuentas en un esquema, descrito campo por campo:
            unidades, formatos y errores. Las listas son conexiones paginadas por cursor, como las define
            Relay.
          </p>
          <p>
            La dirección es <Code>{siteFact('origin')}/graphql</Code>, por POST. Lo que ves depende de con qué
            cuenta entraste: cada campo tiene sus permisos.
          </p>
        </Part>
        <Part id="probarlo" title="Probarlo">
          <p>
            En un entorno de pruebas, abrí esa dirección en el navegador: está GraphiQL, con el esquema al
            costado, autocompletado y tu sesión. En producción el explorador no está abierto a visitantes.
          </p>
          <Block>{feedExample}</Block>
        </Part>
        <Part id="en-vivo" title="Novedades en vivo">
          <p>
            Las suscripciones van por websocket en la misma dirección, con el protocolo{' '}
            <Code>graphql-transport-ws</Code>. Un pedido nuevo o que cambió llega así:
          </p>
          <Block>{newsExample}</Block>
        </Part>
        <Part id="convenciones" title="Convenciones">
          <ul>
            <li>La plata son enteros de centésimos de peso uruguayo: 485000 es $ 4.850.</li>
            <li>Los momentos son ISO 8601 en UTC.</li>
            <li>Los identificadores son opacos: no los interpretes, guardalos.</li>
            <li>
              Una mutación devuelve una unión: lo que hizo, o por qué no. Un error de un campo dice cuál es y
              trae el mensaje para mostrar.
            </li>
          </ul>
        </Part>
        <Part id="limites" title="Límites">
          <p>
            Cada consulta tiene un costo que crece con lo que pide, y un máximo. Hay límites por minuto y por
            cuenta; cuando te pasás, la respuesta dice en cuántos segundos volver.
          </p>
          <p>
            Las claves para socios, con alcance por comercio y sincronización de catálogo, todavía no están
            abiertas. Si las necesitás, escribinos:{' '}
            <a href={`mailto:${siteFact('supportEmail')}`}>{siteFact('supportEmail')}</a>.
          </p>
        </Part>
      </ReadingPage>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <chakra.section
      aria-labelledby={id}
      mb="12"
      css={{
        '& > p, & > ul': { mb: '4', maxW: '62ch' },
        '& > ul': { display: 'grid', gap: '2', pl: '5', listStyle: 'disc' },
      }}
    >
      <chakra.h2 id={id} textStyle="h2" fontSize="1.5rem" mb="3" scrollMarginTop="24">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}

const Code = chakra('code', {
  base: {
    fontFamily: 'mono',
    fontSize: '.9em',
    bg: 'bg.subtle',
    px: '1',
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
  },
})

function Block({ children }: { children: string }) {
  return (
    <chakra.pre
      tabIndex={0}
      bg="bg.subtle"
      border="1px solid"
      borderColor="border.subtle"
      borderRadius="md"
      p="4"
      overflowX="auto"
      fontFamily="mono"
      fontSize="sm"
      lineHeight="1.5"
    >
      <code>{children}</code>
    </chakra.pre>
  )
}
