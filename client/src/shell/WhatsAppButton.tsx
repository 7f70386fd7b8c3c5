import { chakra } from '@chakra-ui/react/styled-system'
import { siteFact, whatsAppAddress } from '../lib/siteFacts'
import { IconButton } from '../ui/Button'
import { notPrinted } from '../ui/notPrinted'
import { WhenKnown } from '../ui/WhenKnown'

const CARD = 'whatsapp'
const GREETING = '¡Hola! Me interesa saber más sobre sus repuestos'

type WhatsAppButtonProps = {
  compact?: boolean | undefined
  /** Above the bottom bar of a screen that fills the window. */
  raised?: boolean | undefined
}

/**
 * The WhatsApp button on every page; only if the settings have a number. The browser itself opens and closes
 * its card, so that it needs no code, and the page's head keeps it off tappable elements
 * (plugins/keepClear.ts).
 */
export function WhatsAppButton({ compact, raised }: WhatsAppButtonProps) {
  return (
    <WhenKnown fact={siteFact('whatsapp')}>
      <chakra.button
        type="button"
        data-keep-clear=""
        popoverTarget={CARD}
        aria-label={compact ? 'WhatsApp' : undefined}
        position="fixed"
        right={{ base: '4', md: '6' }}
        bottom={raised ? '28' : { base: 'calc(1rem + env(safe-area-inset-bottom))', md: '6' }}
        zIndex="bar"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        gap="2"
        minH="12"
        minW="12"
        px={compact ? '0' : { base: '0', md: '5' }}
        borderRadius="full"
        bg="whatsapp.solid"
        color="white"
        border="2px solid white"
        fontWeight="640"
        boxShadow="float"
        _hover={{ bg: 'whatsapp.hover' }}
        css={notPrinted}
      >
        <WhatsAppMark />
        {!compact && <chakra.span srOnly={{ base: true, md: false }}>WhatsApp</chakra.span>}
      </chakra.button>
      <WhatsAppCard raised={raised} />
    </WhenKnown>
  )
}

/** The same in the header, where a screen has a bar or a field at its foot; the layout shows the card. */
export function WhatsAppIcon() {
  return (
    <WhenKnown fact={siteFact('whatsapp')}>
      <chakra.span display="inline-flex" verticalAlign="middle">
        <IconButton label="WhatsApp" size="sm" popoverTarget={CARD}>
          <WhatsAppMark />
        </IconButton>
      </chakra.span>
    </WhenKnown>
  )
}

/** The card that the button opens. */
export function WhatsAppCard({ raised }: Pick<WhatsAppButtonProps, 'raised'>) {
  return (
    <WhenKnown fact={siteFact('whatsapp')}>
      <chakra.div
        id={CARD}
        popover="auto"
        position="fixed"
        inset="auto"
        right={{ base: '4', md: '6' }}
        bottom={raised ? '44' : { base: '20', md: '24' }}
        w="min(20rem, calc(100vw - 2rem))"
        m="0"
        p="5"
        bg="bg.panel"
        color="fg"
        border="1px solid"
        borderColor="border.subtle"
        borderRadius="md"
        boxShadow="float"
      >
        {/* A display of its own would show the card while it is closed. */}
        <chakra.div display="grid" gap="3">
          <chakra.h2 textStyle="h4">Hablemos por WhatsApp</chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted">
            Te responde una persona, {siteFact('supportHours')}.
          </chakra.p>
          <chakra.a
            href={whatsAppAddress(GREETING)}
            target="_blank"
            rel="noopener noreferrer"
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            minH="ctl"
            px="5"
            borderRadius="sm"
            bg="whatsapp.solid"
            color="white"
            fontWeight="640"
            textDecoration="none"
            _hover={{ bg: 'whatsapp.hover' }}
          >
            Continuar en WhatsApp
          </chakra.a>
        </chakra.div>
      </chakra.div>
    </WhenKnown>
  )
}

function WhatsAppMark() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3.2 20.8l1.3-4.5a9 9 0 1 1 3.3 3.2Z" />
      <path
        transform="translate(7.1 6.7) scale(.42)"
        fill="currentColor"
        stroke="none"
        d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"
      />
    </svg>
  )
}

/** In a layout whose header has the icon: the button does not float over a bar at the foot, and the icon shows only then. */
export const besideFootBar = {
  '&:has([data-foot-bar]) [data-keep-clear]': { display: 'none' },
  '&:not(:has([data-foot-bar])) header span:has(> [popovertarget])': { display: 'none' },
} as const
