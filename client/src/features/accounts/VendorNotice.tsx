import { chakra } from '@chakra-ui/react/styled-system'
import { Notice } from '../../ui/Notice'
import { failureWords, type SignInVendor } from './signInVendors'

/** Why a visit to a vendor came to nothing. */
export function VendorNotice({ vendor, failure }: { vendor: SignInVendor; failure: string }) {
  const { isCalm, says } = failureWords(failure, vendor.name)
  if (isCalm)
    return (
      <chakra.output display="block">
        <Notice>{says}</Notice>
      </chakra.output>
    )
  return (
    <Notice tone="danger" role="alert">
      <chakra.b display="block">Error con {vendor.name}</chakra.b>
      {says}
    </Notice>
  )
}
