import { Navigate } from 'react-router'
import { paths } from '../../paths'
import { type HomeProps, useHome } from './home'

/** Takes a signed-in provider to their panel. Renders nothing for anybody else. */
export function ProvidersOnward(props: HomeProps) {
  return useHome(props).kind === 'PROVIDER' ? <Navigate replace to={paths.dashboard()} /> : null
}
