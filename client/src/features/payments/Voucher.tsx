import { Receipt } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import type { Voucher_checkout$key } from './__generated__/Voucher_checkout.graphql'

/** The coupon that waits to be paid in cash: until when, and where it is. Nothing without one. */
export function Voucher({ checkout }: { checkout: Voucher_checkout$key }) {
  const { voucher } = useFragment(
    graphql`
      fragment Voucher_checkout on Checkout {
        voucher {
          payBy
          url
        }
      }
    `,
    checkout,
  )
  if (!voucher) return null
  const { payBy, url } = voucher
  return (
    <>
      <Notice tone="warn" justifySelf="start">
        <b>Pagá el cupón en Abitab o Redpagos{payBy ? ` antes del ${formatDateTime(payBy)}` : ''}.</b> Si lo
        que comprás ya no está cuando se acredita, te devolvemos todo.
      </Notice>
      {url && (
        <Button asChild justifySelf="start">
          <a href={url} target="_blank" rel="noreferrer">
            <Receipt />
            Ver el cupón
          </a>
        </Button>
      )}
    </>
  )
}
