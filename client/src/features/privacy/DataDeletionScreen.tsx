import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DATA_REQUEST_BUSINESS_DAYS } from '../../lib/generated/privacyTerms'
import { siteFact } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { AskPage } from '../../ui/AskPage'
import { DeletionForm } from './DeletionForm'

const ERASED = [
  'Información personal',
  'Datos de contacto',
  'Datos y dirección de la empresa',
  'Preferencias',
  'Historial de solicitudes',
  'Conversaciones y mensajes',
  'Charlas con el asistente',
  'Ofertas',
  'Archivos subidos',
]

/** Explains how data is deleted, what is kept and the alternatives, and has the request form. */
export function DataDeletionScreen() {
  const email = siteFact('supportEmail')
  return (
    <AskPage
      head={{
        title: 'Eliminación de datos',
        description:
          'Pedí que borremos tus datos personales de Tuerca: qué se elimina, en qué plazo y qué podés hacer en su lugar.',
        path: paths.dataDeletion,
      }}
      title="Eliminación de datos personales"
      lead={
        <>
          Tus datos son tuyos. Pedí que los borremos y te contestamos dentro de {DATA_REQUEST_BUSINESS_DAYS}{' '}
          días hábiles, con la fecha exacta.
        </>
      }
      form={<DeletionForm />}
      withoutScripts={
        <>
          Tu navegador no puede mandar este formulario. Escribinos a <a href={`mailto:${email}`}>{email}</a>{' '}
          con el asunto «Solicitud de Eliminación de Datos Personales».
        </>
      }
    >
      <chakra.div display="grid" gap="10">
        <Part title="Cómo sigue">
          <chakra.ol display="grid" gap="2" pl="5" listStyleType="decimal">
            <li>
              <b>Solicitud.</b> La mandás con el email de tu cuenta.
            </li>
            <li>
              <b>Verificación de identidad.</b> Tocás el enlace que te llega a ese email.
            </li>
            <li>
              <b>Eliminación.</b> La hacemos, o te decimos por qué no se puede, dentro de{' '}
              {DATA_REQUEST_BUSINESS_DAYS} días hábiles. De las copias de respaldo se va en hasta 30 días.
            </li>
          </chakra.ol>
        </Part>
        <Part title="Qué se elimina">
          <chakra.ul
            display="grid"
            columnGap="8"
            rowGap="1"
            pl="5"
            listStyleType="disc"
            gridTemplateColumns={{ sm: '1fr 1fr' }}
          >
            {ERASED.map(kind => (
              <li key={kind}>{kind}</li>
            ))}
          </chakra.ul>
          <p>
            Quedan, sin tu nombre ni nada que diga quién sos, los movimientos de plata y qué se compró: la ley
            obliga a guardarlos. La empresa que procesó un pago guarda por su cuenta el email con que lo
            hiciste. Con pedidos, pagos o devoluciones sin terminar, primero se terminan.
          </p>
        </Part>
        <Part title="En lugar de eliminar">
          <p>
            Podés <Link to={paths.privacySettings}>desactivar tu cuenta</Link> y volver cuando quieras,{' '}
            <Link to={paths.privacySettings}>descargar una copia</Link> de tus datos o{' '}
            <Link to={paths.privacySettings}>cambiar tu configuración de privacidad</Link>.
          </p>
        </Part>
      </chakra.div>
    </AskPage>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap="3">
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      {children}
    </chakra.section>
  )
}
