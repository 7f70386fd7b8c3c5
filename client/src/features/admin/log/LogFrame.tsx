import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../../paths'
import { AdminFrame } from '../AdminFrame'
import { NavStrip } from '../NavStrip'

type LogFrameProps = { title: string; isAdmin: boolean; children: ReactNode }

/** Frame of the team's logs, with the links between them. */
export function LogFrame({ children, ...frame }: LogFrameProps) {
  return (
    <AdminFrame {...frame}>
      <NavStrip label="Registro">
        <NavLink to={paths.adminLog} end>
          Acciones del equipo
        </NavLink>
        <NavLink to={paths.adminContactViews}>Datos de contacto vistos</NavLink>
      </NavStrip>
      {children}
    </AdminFrame>
  )
}
