import { chakra } from '@chakra-ui/react/styled-system'
import { siteFact, whatsAppAddress } from '../lib/siteFacts'
import { Page } from '../ui/PageHeader'
import { WhenKnown } from '../ui/WhenKnown'

/** The first line of the home page: our number on WhatsApp, if the settings have one. */
export function WhatsAppBanner() {
  return (
    <WhenKnown fact={siteFact('whatsapp')}>
      <chakra.aside
        aria-label="WhatsApp"
        bg="tag.bg"
        color="tag.fg"
        textStyle="sm"
        // On a phone only one notice at a time is above the page; the round button leads to WhatsApp too.
        css={{ '[data-cookies="preguntar"] &': { mdDown: { display: 'none' } } }}
      >
        <Page py="1" textAlign="center">
          ¿Preferís WhatsApp?{' '}
          <chakra.a
            href={whatsAppAddress()}
            target="_blank"
            rel="noopener noreferrer"
            display="inline-block"
            py="1"
            fontWeight="640"
            whiteSpace="nowrap"
          >
            Escribinos al {siteFact('whatsappText')}
          </chakra.a>
        </Page>
      </chakra.aside>
    </WhenKnown>
  )
}
