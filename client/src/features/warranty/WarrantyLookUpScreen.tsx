import { chakra } from '@chakra-ui/react/styled-system'
import { Page } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { WarrantyCodeForm } from './WarrantyCodeForm'

/** Asks for the code of a printed certificate, to verify it. */
export function WarrantyLookUpScreen() {
  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Verificar una garantía</PageTitle>
      <chakra.section display="grid" gap="5">
        <chakra.h1 textStyle="h1">Verificá una garantía</chakra.h1>
        <chakra.p maxW="40rem">
          Cada compra con garantía hecha en Tuerca tiene un certificado con un código. Con él sabés si es
          verdadero, qué piezas cubre, hasta cuándo y quién responde.
        </chakra.p>
        <WarrantyCodeForm />
      </chakra.section>
    </Page>
  )
}
