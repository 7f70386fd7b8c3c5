import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { API_SCOPE_MEANING, API_SCOPE_WORDS } from '../../lib/generated/apiScopes'
import { siteFact } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { PageHead } from '../../ui/PageHead'
import { ReadingPage } from '../../ui/ReadingPage'
import {
  catalogueExample,
  eventsExample,
  feedExample,
  newsExample,
  syncExample,
  trialExample,
  valuesExample,
  webhookExample,
} from './graphExamples'

const JSON_HEADERS = 'Content-Type: application/json\nAccept: application/graphql-response+json'

const keyExample = `Authorization: Bearer tuerca_live_…\n${JSON_HEADERS}`

const sections = [
  { id: 'grafo', title: 'Un solo grafo' },
  { id: 'claves', title: 'Claves' },
  { id: 'probarlo', title: 'Probarlo' },
  { id: 'pedidos', title: 'Leer pedidos' },
  { id: 'ofertas', title: 'Sincronizar ofertas' },
  { id: 'catalogo', title: 'Tu catálogo' },
  { id: 'en-vivo', title: 'Novedades en vivo' },
  { id: 'eventos', title: 'Eventos por número' },
  { id: 'webhooks', title: 'Avisos a tu servidor' },
  { id: 'convenciones', title: 'Convenciones' },
  { id: 'limites', title: 'Límites' },
]

/** The features of the graph today and how to try them. */
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
        wide
      >
        <Part
          id="grafo"
          title="Un solo grafo"
          example={`POST ${siteFact('origin')}/graphql\n${JSON_HEADERS}`}
        >
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
        <Part id="claves" title="Claves" example={keyExample}>
          <p>
            Un proveedor aprobado crea claves en su cuenta, en ‘Claves de API’. Cada una se muestra una sola
            vez, vence, se reemplaza sin cortes y se revoca cuando quieras. Va en cada pedido, después de{' '}
            <Code>Bearer</Code>.
          </p>
          <ul>
            {Object.entries(API_SCOPE_WORDS).map(([scope, word]) => (
              <li key={scope}>
                <Code>{word}</Code>: {API_SCOPE_MEANING[scope as keyof typeof API_SCOPE_MEANING]}
              </li>
            ))}
          </ul>
        </Part>
        <Part id="probarlo" title="Probarlo" example={trialExample}>
          <p>
            Una clave de prueba, que empieza con <Code>tuerca_test_</Code>, entra a un mercado simulado: las
            mismas operaciones, con pedidos y compras que inventás vos. Nada llega a otra persona ni mueve
            plata.
          </p>
          <ul>
            <li>
              <Code>simulateRequest</Code> pide un repuesto como lo haría un comprador: está en{' '}
              <Code>requestFeed</Code> y lo cotizás. Si es de tus marcas, rubros y departamentos, es además un
              evento.
            </li>
            <li>
              <Code>simulatePurchase</Code> compra y paga tu oferta; <Code>simulateReceipt</Code> recibe el
              repuesto y libera el pago.
            </li>
            <li>
              Cada paso es un evento, y les llega a las direcciones que agregaste para el mercado de prueba.
            </li>
          </ul>
          <p>
            La misma dirección en el navegador abre GraphiQL con tu cuenta: el esquema al costado y ejemplos
            para correr. Con <Code>{'{"authorization": "Bearer tuerca_test_…"}'}</Code> en ‘Headers’ corren
            con esa clave.
          </p>
        </Part>
        <Part id="pedidos" title="Leer pedidos" example={feedExample}>
          <p>
            Los pedidos que podés cotizar, de a páginas. Con <Code>filter: {'{ updatedSince: "…" }'}</Code>{' '}
            vienen los que se enviaron, cambiaron o volvieron a abrirse desde entonces.
          </p>
        </Part>
        <Part id="ofertas" title="Sincronizar ofertas" example={syncExample}>
          <p>
            <Code>syncOffers</Code> lleva hasta 250 ofertas con los identificadores de tu sistema: crea las
            nuevas, corrige las que cambiaron y deja las demás como están. Cada fila vuelve con su resultado,
            y si se rechaza, con el código y el campo.
          </p>
          <ul>
            <li>
              <Code>VALID_ROWS</Code> aplica las filas válidas; <Code>ALL_OR_NOTHING</Code>, todas o ninguna.
            </li>
            <li>
              Con una <Code>idempotencyKey</Code>, el mismo envío repetido en 24 horas recibe la misma
              respuesta y no hace nada.
            </li>
            <li>Corregir una oferta es una versión nueva: quien estaba por pagar la anterior la ve antes.</li>
          </ul>
        </Part>
        <Part id="catalogo" title="Tu catálogo" example={catalogueExample}>
          <p>
            Lo que tenés, con los identificadores de tu sistema. Un pedido que coincide se ve marcado, y la
            oferta viene completa para que una persona la mire y la envíe.
          </p>
          <ul>
            <li>
              <Code>syncCatalogue</Code> lleva hasta 250 repuestos por llamada.
            </li>
            <li>
              Un catálogo entero va en un archivo JSON Lines, un repuesto por línea como el del ejemplo:{' '}
              <Code>startCatalogueImport</Code> da la dirección para subirlo y <Code>runCatalogueImport</Code>{' '}
              lo carga. El avance se lee, y al final un archivo dice qué pasó con cada fila.
            </li>
            <li>También lo carga una persona, en ‘Catálogo’ de su cuenta.</li>
          </ul>
        </Part>
        <Part id="en-vivo" title="Novedades en vivo" example={newsExample}>
          <p>
            Las suscripciones van por websocket en la misma dirección, con el protocolo{' '}
            <Code>graphql-transport-ws</Code>. Un pedido nuevo o que cambió llega así:
          </p>
        </Part>
        <Part id="eventos" title="Eventos por número" example={eventsExample}>
          <p>
            Lo que pasa con tus pedidos, ofertas y ventas tiene un número que sube de a uno. Guardá el último
            y pedí desde ahí: así no se pierde nada, ni con tu sistema apagado. Se guardan 30 días.
          </p>
        </Part>
        <Part id="webhooks" title="Avisos a tu servidor" example={webhookExample}>
          <p>
            Los mismos eventos le llegan a una dirección tuya, que agregás en ‘Claves de API’. Van firmados
            como dice Standard Webhooks: comprobá la firma con el secreto antes de creerles.
          </p>
          <ul>
            <li>Respondé 2xx en 10 segundos. Si no, insistimos durante 72 horas con los mismos bytes.</li>
            <li>
              Pueden llegar dos veces y en otro orden: <Code>webhook-id</Code> los distingue.
            </li>
            <li>Traen identificadores, no datos: leé lo que hay ahora con la API.</li>
          </ul>
        </Part>
        <Part id="convenciones" title="Convenciones" example={valuesExample}>
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
            cuenta; cuando te pasás, la respuesta lo dice, y no se hizo nada.
          </p>
          <p>
            Una clave tiene su propio presupuesto, que se recupera todo el tiempo: cada respuesta trae en{' '}
            <Code>extensions.cost</Code> cuánto costó y cuánto queda. Si no alcanza, el error{' '}
            <Code>THROTTLED</Code> dice en cuántos milisegundos probar de nuevo.
          </p>
          <p>
            Si necesitás más, escribinos:{' '}
            <a href={`mailto:${siteFact('supportEmail')}`}>{siteFact('supportEmail')}</a>.
          </p>
        </Part>
      </ReadingPage>
    </>
  )
}

type PartProps = {
  id: string
  title: string
  /** Code, next to the text where it fits. */
  example?: string
  children: ReactNode
}

function Part({ id, title, example, children }: PartProps) {
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      columnGap="10"
      rowGap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      pt="8"
      mb="8"
      borderTop="1px solid"
      borderColor="border"
    >
      <chakra.div
        css={{
          '& > p, & > ul': { mb: '4', maxW: '62ch' },
          '& > ul': { display: 'grid', gap: '2', pl: '5', listStyle: 'disc' },
        }}
      >
        <chakra.h2 id={id} textStyle="h2" fontSize="1.5rem" mb="3" scrollMarginTop="24">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
      {example && <Block>{example}</Block>}
    </chakra.section>
  )
}

const Code = chakra('code', {
  base: {
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
      fontSize="sm"
      lineHeight="1.5"
    >
      <code>{children}</code>
    </chakra.pre>
  )
}
