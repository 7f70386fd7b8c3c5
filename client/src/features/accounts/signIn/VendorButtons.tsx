import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { paths } from '../../../paths'
import { Button } from '../../../ui/Button'
import { type SignInVendor, signInVendors } from './signInVendors'

/**
 * Google and Facebook as links to the server, next to the form; no vendor code is loaded. Renders nothing
 * when neither is configured.
 */
export function VendorButtons({ returnTo }: { returnTo: string }) {
  const vendors = signInVendors()
  if (vendors.length === 0) return null
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p
        display="grid"
        gridTemplateColumns="1fr auto 1fr"
        alignItems="center"
        gap="3"
        textStyle="sm"
        color="fg.muted"
      >
        <Line />o<Line />
      </chakra.p>
      {vendors.map(vendor => (
        <Button key={vendor.slug} asChild full>
          <a href={paths.signInWith(vendor.slug, returnTo)}>
            <VendorGlyph vendor={vendor.vendor} />
            Continuar con {vendor.name}
          </a>
        </Button>
      ))}
    </chakra.div>
  )
}

const Line = () => <chakra.span borderTopWidth="1px" borderColor="border" />

const GLYPHS: Record<SignInVendor['vendor'], ReactNode> = {
  GOOGLE: (
    <>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.1-4.1 1.1-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.3 14.2a7.2 7.2 0 0 1 0-4.5V6.6h-4a12 12 0 0 0 0 10.7l4-3.1Z" />
      <path
        fill="#EA4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.8 3.6-4.9 6.7-4.9Z"
      />
    </>
  ),
  FACEBOOK: (
    <path
      fill="#0866FF"
      d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12Z"
    />
  ),
}

const VendorGlyph = ({ vendor }: { vendor: SignInVendor['vendor'] }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {GLYPHS[vendor]}
  </svg>
)
