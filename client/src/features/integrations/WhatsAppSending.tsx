import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatTime } from '../../lib/dates'
import { showRefusal } from '../../relay/refusal'
import { Notice } from '../../ui/Notice'
import { Panel, PanelHeader } from '../../ui/Panel'
import { Switch } from '../../ui/Switch'
import type { WhatsAppSending_whatsApp$key } from './__generated__/WhatsAppSending_whatsApp.graphql'
import { useSwitchWhatsApp } from './useSwitchWhatsApp'

/** The switch of all messages by WhatsApp, and the pause after failures. */
export function WhatsAppSending({ whatsApp }: { whatsApp: WhatsAppSending_whatsApp$key }) {
  const { isOn, isReady, restsUntil } = useFragment(
    graphql`
      fragment WhatsAppSending_whatsApp on WhatsAppIntegration {
        isOn
        isReady
        restsUntil
      }
    `,
    whatsApp,
  )
  const [switchTo, switching] = useSwitchWhatsApp()
  const change = async () => {
    const outcome = await switchTo({ isOn: !isOn })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  return (
    <Panel as="section" p="0" aria-labelledby="envio-whatsapp">
      <PanelHeader
        title={<h2 id="envio-whatsapp">Mensajes a personas</h2>}
        note={isOn && isReady ? 'prendido' : 'apagado'}
      />
      <chakra.div display="grid" gap="3" justifyItems="start" px="card" py="4">
        <Switch checked={isOn && isReady} disabled={switching || !isReady} onChange={() => void change()}>
          Escribir y contestar por WhatsApp
        </Switch>
        <chakra.p textStyle="sm" color="fg.muted" maxW="65ch">
          {isReady
            ? 'Solo a quienes lo pidieron. Apagado, ninguna página ofrece los avisos por WhatsApp y lo que escriban queda sin respuesta; BAJA se respeta igual.'
            : 'Para prenderlo, primero guardá la cuenta.'}
        </chakra.p>
        {restsUntil && (
          <Notice tone="warn" w="100%">
            Twilio no está tomando mensajes: se vuelve a intentar a las {formatTime(restsUntil)}. Los avisos
            esperan.
          </Notice>
        )}
      </chakra.div>
    </Panel>
  )
}
