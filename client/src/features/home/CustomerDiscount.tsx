import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { siteFact } from '../../lib/siteFacts'
import { paths } from '../../paths'
import { Page } from '../../ui/PageHeader'
import { WhenKnown } from '../../ui/WhenKnown'

/** The highest discount that providers give their registered customers now; nothing while few of them give one. */
export function CustomerDiscount() {
  return (
    <WhenKnown fact={siteFact('customerDiscount')}>
      <chakra.section aria-label="Descuentos" borderBottom="1px solid" borderColor="border">
        <Page py="6">
          <b>{siteFact('customerDiscount')} de descuento</b> si ya sos cliente de una casa de repuestos que
          cotiza en Tuerca.{' '}
          <Link to={paths.auth({ mode: 'signup', kind: 'BUYER' })}>Poné tu número de cliente</Link>
        </Page>
      </chakra.section>
    </WhenKnown>
  )
}
