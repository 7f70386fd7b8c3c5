import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'

/** For a signed-in user who is not the admin. */
export function AccessDenied() {
  return (
    <Panel display="grid" gap="4" justifyItems="start" maxW="34rem" mx="auto">
      <chakra.h1 textStyle="h2">Acceso Denegado</chakra.h1>
      <p>No tienes permisos para acceder a este panel</p>
      <Button asChild variant="solid">
        <Link to={paths.dashboard()}>Ir a mi panel</Link>
      </Button>
    </Panel>
  )
}
