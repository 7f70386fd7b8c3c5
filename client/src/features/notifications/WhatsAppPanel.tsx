import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { formatPhone } from '../../lib/text'
import { showRefusal } from '../../relay/refusal'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { List, ListRow, Panel, PanelHeader } from '../../ui/Panel'
import { PhoneInput, TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { WhatsAppPanel_account$key } from './__generated__/WhatsAppPanel_account.graphql'
import { useConfirmWhatsApp } from './useConfirmWhatsApp'
import { useRemoveWhatsApp } from './useRemoveWhatsApp'
import { useStartWhatsApp } from './useStartWhatsApp'

/** The notices by WhatsApp: to a number that was proven with a code. */
export function WhatsAppPanel({ account }: { account: WhatsAppPanel_account$key }) {
  const { whatsApp } = useFragment(
    graphql`
      fragment WhatsAppPanel_account on Account {
        whatsApp {
          ourNumber
          number
          isStopped
          isAllowed
          codeSentTo
        }
      }
    `,
    account,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [wantsOther, setWantsOther] = useState(false)
  if (!whatsApp) return null
  const { number, codeSentTo } = whatsApp
  // The pressed button no longer exists, so the heading takes the focus.
  const onChanged = () => heading.current?.focus()
  return (
    <Panel as="section" p="0" aria-labelledby="avisos-whatsapp">
      <PanelHeader
        title={
          <chakra.h2 ref={heading} id="avisos-whatsapp" tabIndex={-1} outline="none">
            Avisos por WhatsApp
          </chakra.h2>
        }
      />
      <List>
        <ListRow display="grid" gap="3">
          {number != null ? (
            <ProvenNumber {...whatsApp} number={number} onChanged={onChanged} />
          ) : codeSentTo != null && !wantsOther ? (
            <CodeForm phone={codeSentTo} onOther={() => setWantsOther(true)} onChanged={onChanged} />
          ) : (
            <NumberForm onSent={() => setWantsOther(false)} />
          )}
        </ListRow>
      </List>
    </Panel>
  )
}

function NumberForm({ onSent }: { onSent: () => void }) {
  const [start, starting] = useStartWhatsApp()
  const form = useForm({
    initial: { phone: '' },
    check: ({ phone }) => ({ phone: isBlank(phone) && 'Poné tu número de WhatsApp.' }),
  })
  const send = form.handleSubmit(async input => {
    const outcome = await start({ input })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    onSent()
  })
  return (
    <>
      <chakra.p textStyle="sm" color="fg.muted">
        Los mismos avisos, en tu teléfono. Para confirmar que el número es tuyo te mandamos un código: al
        pedirlo aceptás que te escribamos por WhatsApp. Los cortás cuando quieras, acá o respondiendo BAJA.
      </chakra.p>
      <chakra.form noValidate onSubmit={send} display="grid" gap="3" maxW="24rem">
        <Field label="Tu número de WhatsApp" error={form.formState.errors.phone?.message}>
          <PhoneInput {...form.register('phone')} />
        </Field>
        <chakra.div>
          <Button type="submit" size="sm" variant="solid" loading={starting} loadingText="Mandando">
            Mandarme un código
          </Button>
        </chakra.div>
      </chakra.form>
    </>
  )
}

type CodeFormProps = { phone: string; onOther: () => void; onChanged: () => void }

function CodeForm({ phone, onOther, onChanged }: CodeFormProps) {
  const [confirm, confirming] = useConfirmWhatsApp()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isBlank(code) && 'Poné el código que te mandamos.' }),
  })
  const send = form.handleSubmit(async input => {
    const outcome = await confirm({ input })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Activaste los avisos por WhatsApp')
    onChanged()
  })
  return (
    <chakra.form noValidate onSubmit={send} display="grid" gap="3" maxW="24rem">
      <Field
        label="Código"
        help={`Los 6 números que te llegaron por WhatsApp al ${formatPhone(phone)}. Sirven por 10 minutos.`}
        error={form.formState.errors.code?.message}
      >
        <TextInput numeric inputMode="numeric" autoComplete="one-time-code" {...form.register('code')} />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" size="sm" variant="solid" loading={confirming} loadingText="Confirmando">
          Confirmar
        </Button>
        <Button size="sm" variant="ghost" onClick={onOther}>
          Pedir otro código
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

type ProvenNumberProps = {
  number: string
  ourNumber: string
  isStopped: boolean
  isAllowed: boolean
  onChanged: () => void
}

function ProvenNumber({ number, ourNumber, isStopped, isAllowed, onChanged }: ProvenNumberProps) {
  const [remove, removing] = useRemoveWhatsApp()
  const turnOff = async () => {
    const outcome = await remove({})
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Ya no te mandamos avisos por WhatsApp')
    onChanged()
  }
  return (
    <>
      {isStopped ? (
        <Notice tone="warn">
          Desde el {formatPhone(number)} nos mandaste BAJA. Para recibir avisos de nuevo, mandanos ALTA al{' '}
          {formatPhone(ourNumber)}.
        </Notice>
      ) : (
        !isAllowed && (
          <Notice tone="warn">
            No permitís que te escribamos por WhatsApp. Lo cambiás en{' '}
            <Link to="/cuenta/privacidad">Privacidad</Link>.
          </Notice>
        )
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        {isStopped || !isAllowed ? (
          <span className="num">{formatPhone(number)}</span>
        ) : (
          <StatusBadge kind="done">Activados en el {formatPhone(number)}</StatusBadge>
        )}
        <Button size="sm" loading={removing} loadingText="Quitando" onClick={() => void turnOff()}>
          Quitar el número
        </Button>
      </chakra.div>
    </>
  )
}
