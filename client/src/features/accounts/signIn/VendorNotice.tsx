import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Notice } from '../../../ui/Notice'
import { toast } from '../../../ui/toast'
import { failureWords, type SignInVendor } from './signInVendors'

/** The reason why a visit to a vendor failed; stays on the page. An error also shows a toast. */
export function VendorNotice({ vendor: { name }, failure }: { vendor: SignInVendor; failure: string }) {
  const { isCalm, says } = failureWords(failure, name)
  useEffect(() => {
    if (!isCalm) toast.error(`Error con ${name}`, { description: says, about: 'sign-in vendor' })
  }, [isCalm, name, says])
  if (!isCalm) return <Notice tone="danger">{says}</Notice>
  return (
    <chakra.output display="block">
      <Notice>{says}</Notice>
    </chakra.output>
  )
}
