import { NavLink } from 'react-router'
import { paths } from '../../paths'
import { NavStrip } from './NavStrip'

/** Links between the team's lists. */
export function AdminNav() {
  return (
    <NavStrip label="Administración">
      <NavLink to={paths.admin} end>
        Proveedores
      </NavLink>
      <NavLink to={paths.adminEnquiries}>Consultas</NavLink>
      <NavLink to={paths.adminRequests}>Pedidos</NavLink>
      <NavLink to={paths.adminOverdueReceipts}>Recepciones</NavLink>
      <NavLink to={paths.adminDisputes}>Disputas</NavLink>
      <NavLink to={paths.adminFailedRefunds}>Reembolsos</NavLink>
      <NavLink to={paths.adminPayouts}>Liquidaciones</NavLink>
      <NavLink to={paths.adminPayoutAccounts}>Cuentas de cobro</NavLink>
      <NavLink to={paths.adminReviewReports}>Calificaciones</NavLink>
      <NavLink to={paths.adminTestimonials}>Portada</NavLink>
      <NavLink to={paths.adminVisits()}>Visitas</NavLink>
      <NavLink to={paths.adminAssistant}>Asistente</NavLink>
      <NavLink to={paths.adminDataRequests}>Privacidad</NavLink>
      <NavLink to={paths.integrations}>Integraciones</NavLink>
      <NavLink to={paths.adminJobs}>Trabajos</NavLink>
      <NavLink to={paths.adminLog}>Registro</NavLink>
    </NavStrip>
  )
}
