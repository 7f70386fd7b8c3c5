import { chakra } from '@chakra-ui/react/styled-system'
import { Menu as MenuIcon, Search, ShieldCheck } from 'lucide-react'
import { Suspense, useLayoutEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../paths'
import { Button, IconButton } from '../ui/Button'
import { Logo } from '../ui/Logo'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu'
import { notPrinted } from '../ui/notPrinted'
import { Page } from '../ui/PageHeader'
import { Bone } from '../ui/Skeleton'
import type { Header_account$key } from './__generated__/Header_account.graphql'
import { AfterHydration } from './AfterHydration'
import { type SlotAccount, useSlots } from './slots'
import { ThemeItem } from './ThemeItem'
import { UserMenu } from './UserMenu'
import { useViewer } from './viewer'
import { WhatsAppIcon } from './WhatsAppButton'

type HeaderProps = {
  /** Over the green top of the home page; elsewhere sticky. */
  over?: boolean | undefined
  /** Panels have no links to the public pages. */
  work?: boolean | undefined
  /** The screen has the filled button of this view. */
  quiet?: boolean | undefined
  /** The header holds WhatsApp where the button does not float over the screen. */
  hasWhatsApp?: boolean | undefined
}

/** The top of every page but the sign-in. */
export function Header({ over, work, quiet, hasWhatsApp }: HeaderProps) {
  return (
    <chakra.header
      className={over ? 'inv' : ''}
      position={over ? 'relative' : 'sticky'}
      top="0"
      zIndex="header"
      bg={over ? 'bg.inverted' : 'bg'}
      borderBottom="1px solid"
      borderColor={over ? { base: 'torno.700', _dark: 'border.subtle' } : 'border.subtle'}
    >
      <Page display="flex" alignItems="center" gap={{ base: '3', lg: '7' }} minH="16">
        <chakra.a asChild display="inline-flex" textDecoration="none">
          <Link to={paths.home} aria-label="Tuerca, inicio">
            <Logo />
          </Link>
        </chakra.a>
        {!work && <PublicLinks />}
        <chakra.div ml="auto" display="flex" gap="2" alignItems="center" css={notPrinted}>
          {hasWhatsApp && <WhatsAppIcon />}
          <Entrances work={work} quiet={work || quiet} />
        </chakra.div>
      </Page>
    </chakra.header>
  )
}

const publicLinks = [
  { label: 'Cómo funciona', to: paths.howItWorks },
  { label: 'Marcas', to: paths.brands() },
  { label: 'Proveedores', to: paths.forProviders },
  { label: 'Ayuda', to: paths.faq },
] as const

function PublicLinks() {
  return (
    <chakra.nav
      aria-label="Principal"
      hideBelow="lg"
      display="flex"
      gap="6"
      fontSize="sm"
      fontWeight="540"
      css={{
        '& a': { textDecoration: 'none', py: '2', _hover: { textDecoration: 'underline' } },
        ...notPrinted,
      }}
    >
      {publicLinks.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </chakra.nav>
  )
}

type EntrancesProps = Pick<HeaderProps, 'work' | 'quiet'>

/**
 * Sign-in links or the account menu. Until the viewer is known it renders a visitor's, so that a prerendered
 * page works before any code runs; for a visitor the elements and the focus are kept. In a browser with a
 * remembered account (see index.html) their place is kept empty.
 */
function Entrances({ work, quiet }: EntrancesProps) {
  const [viewer, setViewer] = useState<Viewer | null>()
  const isKnown = viewer !== undefined
  return (
    <>
      <AfterHydration>
        <Suspense>
          <WhoIsHere tell={setViewer} />
        </Suspense>
      </AfterHydration>
      {viewer && <AccountEntrances account={viewer} quiet={quiet} />}
      {!isKnown && work && <Bone w={{ base: '6rem', lg: '19rem' }} h="10" />}
      {!viewer && (isKnown || !work) && (
        <chakra.div
          display="flex"
          gap="2"
          alignItems="center"
          css={isKnown ? {} : { '[data-cuenta] &': { visibility: 'hidden' } }}
        >
          <VisitorEntrances quiet={quiet} />
        </chakra.div>
      )}
    </>
  )
}

type Viewer = NonNullable<ReturnType<typeof useViewer>>

/**
 * Reports the viewer before paint, so that a navigation between pages never shows another header in between.
 */
function WhoIsHere({ tell }: { tell: (viewer: Viewer | null) => void }) {
  const viewer = useViewer() ?? null
  useLayoutEffect(() => tell(viewer), [viewer, tell])
  return null
}

type AccountEntrancesProps = Pick<HeaderProps, 'quiet'> & { account: SlotAccount }

function AccountEntrances({ account, quiet }: AccountEntrancesProps) {
  const { Bell, NotificationsItemCount } = useSlots()
  const viewer = useFragment<Header_account$key>(
    graphql`
      fragment Header_account on Account {
        kind
        isAdmin
        ...UserMenu_account
      }
    `,
    account,
  )
  return (
    <>
      {viewer.kind === 'BUYER' && (
        <chakra.span hideBelow="md" display="inline-flex">
          <Button asChild variant={quiet ? 'ghost' : 'solid'} size="sm">
            <Link to={paths.findPart()}>
              <Search />
              Buscar repuesto
            </Link>
          </Button>
        </chakra.span>
      )}
      {viewer.isAdmin && (
        <chakra.span hideBelow="md" display="inline-flex">
          <Button asChild variant="outline" size="sm">
            <Link to={paths.admin}>
              <ShieldCheck />
              Administración
            </Link>
          </Button>
        </chakra.span>
      )}
      <Bell account={account} />
      <UserMenu account={viewer} unreadNotifications={<NotificationsItemCount account={account} />} />
    </>
  )
}

function VisitorEntrances({ quiet }: Pick<HeaderProps, 'quiet'>) {
  return (
    <>
      <chakra.span hideBelow="lg" display="inline-flex">
        <Button asChild variant="ghost" size="sm">
          <Link to={paths.auth()}>Iniciar sesión</Link>
        </Button>
      </chakra.span>
      <chakra.span hideBelow="md" display="inline-flex">
        <Button asChild variant="outline" size="sm">
          <Link to={paths.auth({ mode: 'signup' })}>Crear cuenta</Link>
        </Button>
      </chakra.span>
      {!quiet && (
        <Button
          asChild
          variant="solid"
          size="sm"
          // With enlarged text, the words need the space of the icons.
          css={{ '@media (max-width: 22em)': { '& svg': { display: 'none' } } }}
        >
          <Link to={paths.findPart()}>
            <Search />
            <span>
              Buscar<chakra.span hideBelow="md"> repuesto</chakra.span>
            </span>
          </Link>
        </Button>
      )}
      <chakra.span hideFrom="lg" display="inline-flex">
        <Menu
          side="end"
          trigger={
            <IconButton label="Menú" size="sm">
              <MenuIcon />
            </IconButton>
          }
        >
          {publicLinks.map(({ label, to }) => (
            <MenuItem key={to} asChild>
              <Link to={to}>{label}</Link>
            </MenuItem>
          ))}
          <MenuItem asChild>
            <Link to={paths.auth()}>Iniciar sesión</Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.auth({ mode: 'signup' })}>Crear cuenta</Link>
          </MenuItem>
          <MenuSeparator />
          <ThemeItem />
        </Menu>
      </chakra.span>
    </>
  )
}
