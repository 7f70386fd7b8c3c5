import { chakra } from '@chakra-ui/react/styled-system'
import { Children, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useNow } from '../lib/clock'
import { siteFact } from '../lib/siteFacts'
import { paths } from '../paths'
import { Logo } from '../ui/Logo'
import { notPrinted } from '../ui/notPrinted'
import { Page } from '../ui/PageHeader'
import { WhenKnown } from '../ui/WhenKnown'
import { ThemeButton } from './ThemeItem'

/** The bottom of public pages. */
export function Footer() {
  const year = new Date(useNow()).getFullYear()
  return (
    <chakra.footer className="inv" bg="bg.invertedDeep" pt="12" pb="24" textStyle="sm" css={notPrinted}>
      <Page display="grid" gap="10">
        <chakra.div display="grid" gap="8" gridTemplateColumns={{ base: '1fr 1fr', lg: '1.9fr 1fr 1fr 1fr' }}>
          <chakra.div display="grid" gap="3" justifyItems="start" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <chakra.a asChild display="inline-flex" textDecoration="none">
              <Link to={paths.home} aria-label="Tuerca, inicio">
                <Logo />
              </Link>
            </chakra.a>
            <chakra.p color="fg.muted" maxW="34ch">
              Pedís el repuesto una vez. Te cotizan proveedores verificados de todo el Uruguay.
            </chakra.p>
            <WhenKnown fact={siteFact('supportHours')}>
              <chakra.p color="fg.muted">Atención: {siteFact('supportHours')}</chakra.p>
            </WhenKnown>
            <ThemeButton />
          </chakra.div>
          <LinkGroup title="Comprar">
            <Link to={paths.findPart()}>Buscar repuesto</Link>
            <Link to={paths.howItWorks}>Cómo funciona</Link>
            <Link to={paths.brands()}>Repuestos por marca</Link>
            <Link to={paths.faq}>Ayuda</Link>
          </LinkGroup>
          <LinkGroup title="Vender">
            <Link to={paths.forProviders}>Para proveedores</Link>
            <Link to={paths.auth({ mode: 'signup', kind: 'PROVIDER' })}>Registrarme</Link>
            <Link to={paths.about}>Sobre nosotros</Link>
            <Link to={paths.contact}>Contacto</Link>
            <Link to={paths.developers}>Desarrolladores</Link>
          </LinkGroup>
          <LinkGroup title="Reglas claras">
            <Link to={paths.terms}>Términos de uso</Link>
            <Link to={paths.privacy}>Privacidad</Link>
            <Link to={paths.cookies}>Cookies</Link>
            <Link to={paths.disputes}>Resolución de disputas</Link>
            <Link to={paths.security}>Seguridad</Link>
          </LinkGroup>
        </chakra.div>
        <chakra.p
          borderTop="1px solid"
          borderColor="torno.700"
          pt="5"
          textStyle="xs"
          color="fg.muted"
          suppressHydrationWarning
        >
          © {year} Tuerca. Montevideo, Uruguay. Precios en pesos uruguayos.
        </chakra.p>
      </Page>
    </chakra.footer>
  )
}

function LinkGroup({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId()
  return (
    <chakra.nav aria-labelledby={id}>
      <chakra.h2
        id={id}
        fontSize="sm"
        fontStretch="100%"
        letterSpacing="0"
        fontWeight="640"
        mb="2"
        color="fg.muted"
      >
        {title}
      </chakra.h2>
      <chakra.ul
        css={{
          '& a': {
            display: 'inline-flex',
            alignItems: 'center',
            minH: 'ctlLink',
            textDecoration: 'none',
            _hover: { textDecoration: 'underline' },
          },
        }}
      >
        {Children.map(children, link => (
          <li>{link}</li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
