import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router'
import { paths } from '../../paths'

/** Links between the team's lists. */
export function AdminNav() {
  return (
    <chakra.nav
      aria-label="Administración"
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', md: '6' }}
      mb="5"
      borderBottom="1px solid"
      borderColor="border"
      css={{
        '& a': {
          py: '2.5',
          fontSize: { base: 'sm', md: 'md' },
          fontWeight: '560',
          color: 'fg.muted',
          textDecoration: 'none',
          borderBottom: '3px solid transparent',
          mb: '-1px',
        },
        '& a[aria-current]': { color: 'fg', borderColor: 'brand.mark' },
      }}
    >
      <NavLink to={paths.admin} end>
        Proveedores
      </NavLink>
      <NavLink to={paths.adminEnquiries}>Consultas</NavLink>
      <NavLink to={paths.adminDisputes}>Disputas</NavLink>
      <NavLink to={paths.adminPayouts}>Liquidaciones</NavLink>
      <NavLink to={paths.adminPayoutAccounts}>Cuentas de cobro</NavLink>
      <NavLink to={paths.adminReviewReports}>Calificaciones</NavLink>
      <NavLink to={paths.adminVisits()}>Visitas</NavLink>
      <NavLink to={paths.adminAssistant}>Asistente</NavLink>
      <NavLink to={paths.adminDataRequests}>Privacidad</NavLink>
    </chakra.nav>
  )
}
