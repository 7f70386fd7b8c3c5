import { chakra } from '@chakra-ui/react/styled-system'
import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteFact, whatsAppAddress } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { AskPage } from '../../ui/AskPage'
import { ContactForm } from './ContactForm'

/** Questions of the help page, with their texts there. */
const questions = [
  { label: '¿Cómo publico una solicitud?', id: 'publicar' },
  { label: '¿Cómo me registro como proveedor?', id: 'ser-proveedor' },
  { label: '¿Qué métodos de pago aceptan?', id: 'medios-de-pago' },
  { label: '¿Cómo funcionan las calificaciones?', id: 'calificaciones' },
]

/** The contact data of the site, and the form. */
export function ContactScreen() {
  return (
    <AskPage
      head={{
        title: 'Contacto',
        description:
          'Escribinos por el formulario o por email: ayuda para comprar y para vender, pagos y otras consultas. Te contesta una persona.',
        path: paths.contact,
      }}
      title="Contacto"
      lead="Contanos qué necesitás. Te contesta una persona."
      form={<ContactForm />}
      withoutScripts={
        <>
          Tu navegador no puede mandar este formulario. Escribinos a{' '}
          <a href={`mailto:${siteFact('supportEmail')}`}>{siteFact('supportEmail')}</a>: es lo mismo.
        </>
      }
    >
      <chakra.aside display="grid" gap="10">
        <Reach />
        <section aria-labelledby="contacto-preguntas">
          <chakra.h2 id="contacto-preguntas" textStyle="h3" mb="3">
            Lo que más preguntan
          </chakra.h2>
          <chakra.ul css={{ '& li': { borderTop: '1px solid {colors.border}', py: '3' } }}>
            {questions.map(({ id, label }) => (
              <li key={id}>
                <Link to={`${paths.faq}#${id}`}>{label}</Link>
              </li>
            ))}
          </chakra.ul>
        </section>
      </chakra.aside>
    </AskPage>
  )
}

function Reach() {
  const email = siteFact('supportEmail')
  const phone = siteFact('supportPhone')
  const whatsapp = siteFact('whatsapp')
  return (
    <section aria-labelledby="contacto-datos">
      <chakra.h2 id="contacto-datos" textStyle="h3" mb="3">
        Directo
      </chakra.h2>
      <chakra.ul display="grid" gap="4">
        <Way icon={<Mail />} label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
        <Way icon={<Phone />} label="Teléfono" fact={phone}>
          <a href={`tel:${phone}`}>{siteFact('supportPhoneText')}</a>
        </Way>
        <Way icon={<MessageCircle />} label="WhatsApp" fact={whatsapp}>
          <a href={whatsAppAddress()} target="_blank" rel="noopener noreferrer">
            {siteFact('whatsappText')}
          </a>
        </Way>
        <Way icon={<Clock />} label="Horario">
          <chakra.span display="inline-block" _firstLetter={{ textTransform: 'uppercase' }}>
            {siteFact('supportHours')}
          </chakra.span>
        </Way>
        <Way icon={<MapPin />} label="Dónde estamos">
          Montevideo, Uruguay
        </Way>
      </chakra.ul>
    </section>
  )
}

type WayProps = {
  icon: ReactNode
  label: string
  /** The value; the entry is not rendered while the site does not know it. */
  fact?: string
  children: ReactNode
}

function Way({ icon, label, fact, children }: WayProps) {
  return (
    <chakra.li
      data-fact={fact}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      alignItems="baseline"
      css={{ '&[data-fact=""]': { display: 'none' } }}
    >
      <chakra.span color="trust.fg" gridRow="span 2" alignSelf="center">
        {icon}
      </chakra.span>
      <chakra.span textStyle="xs" color="fg.muted">
        {label}
      </chakra.span>
      <span>{children}</span>
    </chakra.li>
  )
}
