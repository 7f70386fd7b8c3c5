import { paths } from '../../paths'

export type AdminPage = { readonly to: string; readonly name: string }
export type AdminGroup = { readonly name: string; readonly pages: readonly [AdminPage, ...AdminPage[]] }

const first: AdminGroup = {
  name: 'Personas',
  pages: [
    { to: paths.admin, name: 'Proveedores' },
    { to: paths.adminEnquiries, name: 'Consultas' },
    { to: paths.adminReviewReports, name: 'Calificaciones' },
    { to: paths.adminMessageReports, name: 'Mensajes' },
    { to: paths.adminDataRequests, name: 'Privacidad' },
  ],
}

/** The team's pages, by the work that they are for. */
export const groups: readonly AdminGroup[] = [
  first,
  {
    name: 'Compras',
    pages: [
      { to: paths.adminRequests, name: 'Pedidos' },
      { to: paths.adminOverdueReceipts, name: 'Recepciones' },
      { to: paths.adminDisputes, name: 'Disputas' },
      { to: paths.adminPurchaseFlags, name: 'Cuentas nuevas' },
    ],
  },
  {
    name: 'Plata',
    pages: [
      { to: paths.adminFailedRefunds, name: 'Reembolsos' },
      { to: paths.adminPaymentCases, name: 'Casos de pago' },
      { to: paths.adminPayouts, name: 'Liquidaciones' },
      { to: paths.adminPayoutAccounts, name: 'Cuentas de cobro' },
    ],
  },
  {
    name: 'Sitio',
    pages: [
      { to: paths.adminTestimonials, name: 'Portada' },
      { to: paths.adminVisits(), name: 'Visitas' },
      { to: paths.adminAssistant, name: 'Asistente' },
      { to: paths.integrations, name: 'Integraciones' },
    ],
  },
  {
    name: 'Sistema',
    pages: [
      { to: paths.adminSettings, name: 'Ajustes' },
      { to: paths.adminJobs, name: 'Trabajos' },
      { to: paths.adminLog, name: 'Registro' },
    ],
  },
]

/** Detail pages without a list that their path continues. */
const DETAILS: Readonly<Record<string, string>> = {
  '/admin/compras/': 'Compras',
  '/admin/personas/': 'Personas',
}

/** The group of the page at a path; pages below a list are of its group, others of the first. */
export function groupAt(pathname: string): AdminGroup {
  const detail = Object.entries(DETAILS).find(([start]) => pathname.startsWith(start))?.[1]
  const isAt = ({ to }: AdminPage) => to === pathname || (to !== paths.admin && pathname.startsWith(`${to}/`))
  return groups.find(({ name, pages }) => (detail ? name === detail : pages.some(isAt))) ?? first
}
