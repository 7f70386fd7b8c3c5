import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'

/** The page of a purchase's link that opens nothing. */
export function NoPurchase() {
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Compra no encontrada</PageTitle>
      <PageHeader
        title="Compra no encontrada"
        lead="El enlace está incompleto, o la compra ya está en tu cuenta."
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button asChild variant="solid">
          <Link to={paths.dashboard('compras')}>Ver mis compras</Link>
        </Button>
        <Button asChild>
          <Link to={paths.home}>Ir al inicio</Link>
        </Button>
      </chakra.div>
    </Page>
  )
}
