import { chakra } from '@chakra-ui/react/styled-system'
import {
  Bell,
  ChevronDown,
  CircleHelp,
  EyeOff,
  KeyRound,
  LayoutDashboard,
  LogOut,
  Search,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../paths'
import { Avatar } from '../ui/Avatar'
import { Button } from '../ui/Button'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu'
import type { UserMenu_account$key } from './__generated__/UserMenu_account.graphql'
import { ThemeItem } from './ThemeItem'
import { useSignOut } from './useSignOut'

type UserMenuProps = {
  account: UserMenu_account$key
  /** The number of unread notifications, in the link to them. */
  unreadNotifications: ReactNode
}

/** Menu of the signed-in account, by role. */
export function UserMenu({ account, unreadNotifications }: UserMenuProps) {
  const {
    name: person,
    kind,
    isAdmin,
    provider,
  } = useFragment(
    graphql`
      fragment UserMenu_account on Account {
        name
        kind
        isAdmin
        provider {
          companyName
        }
      }
    `,
    account,
  )
  const name = provider?.companyName ?? person
  const [signOut, leaving] = useSignOut()
  return (
    <Menu
      side="end"
      trigger={
        <Button variant="ghost" size="sm" px="1" loading={leaving} loadingText="Saliendo">
          <Avatar name={name} />
          <chakra.span hideBelow="md" maxW="14rem" truncate>
            {name}
          </chakra.span>
          <chakra.span srOnly hideFrom="md">
            {name}
          </chakra.span>
          <ChevronDown size={18} />
        </Button>
      }
    >
      {kind === 'PROVIDER' ? (
        <MenuItem asChild>
          <Link to={paths.dashboard()}>
            <LayoutDashboard />
            Panel Proveedor
          </Link>
        </MenuItem>
      ) : (
        <>
          <MenuItem asChild>
            <Link to={paths.findPart()}>
              <Search />
              Buscar Repuesto
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.dashboard()}>
              <LayoutDashboard />
              Mis Órdenes/Consultas
            </Link>
          </MenuItem>
        </>
      )}
      {isAdmin && (
        <MenuItem asChild>
          <Link to={paths.admin}>
            <ShieldCheck />
            Administración
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={paths.notifications}>
          <Bell />
          Notificaciones
          {unreadNotifications}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.accountSecurity}>
          <KeyRound />
          Mis dispositivos y contraseña
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.privacySettings}>
          <EyeOff />
          Privacidad
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.faq}>
          <CircleHelp />
          Ayuda
        </Link>
      </MenuItem>
      <ThemeItem />
      <MenuItem onClick={() => void signOut()}>
        <LogOut />
        Cerrar Sesión
      </MenuItem>
    </Menu>
  )
}
