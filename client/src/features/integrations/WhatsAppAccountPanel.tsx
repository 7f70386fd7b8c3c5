import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Panel, PanelHeader } from '../../ui/Panel'
import { PasswordInput } from '../../ui/PasswordInput'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { WhatsAppAccountPanel_whatsApp$key } from './__generated__/WhatsAppAccountPanel_whatsApp.graphql'
import { FollowedForm, type Seen } from './FollowedForm'
import { FROM_ENVIRONMENT, UNREADABLE } from './fromEnvironment'
import { useSaveWhatsApp } from './useSaveWhatsApp'
import { useTestWhatsApp } from './useTestWhatsApp'

type Values = Seen & {
  accountSid: string
  authToken: string
  number: string
  businessNumber: string
  noticeContent: string
  codeContent: string
}

const WRONG_TEMPLATE = 'El ContentSid es "HX" y 32 letras o números más.'
const template = /^HX[0-9a-f]{32}$/

/** A number as people paste it, without its separators. */
const digitsOf = (typed: string) => typed.trim().replaceAll(/[\s().-]/g, '')

const check = (hasToken: boolean) => (values: Values) => ({
  accountSid:
    !/^AC[0-9a-f]{32}$/.test(values.accountSid.trim()) && 'El Account SID es "AC" y 32 letras o números más.',
  authToken: !hasToken && isBlank(values.authToken) && 'Poné el Auth Token.',
  number:
    !/^(whatsapp:)?\+[1-9]\d{7,14}$/.test(digitsOf(values.number)) &&
    'El número va así: whatsapp:+59899123456.',
  businessNumber:
    !/^(whatsapp:)?\+[1-9]\d{7,14}$/.test(digitsOf(values.businessNumber)) &&
    'El número va completo, con el país: +59899123456.',
  noticeContent: !template.test(values.noticeContent.trim()) && WRONG_TEMPLATE,
  codeContent: !template.test(values.codeContent.trim()) && WRONG_TEMPLATE,
})

/** The account at Twilio, its numbers and templates, with the test message. */
export function WhatsAppAccountPanel({ whatsApp }: { whatsApp: WhatsAppAccountPanel_whatsApp$key }) {
  const { accountSid, authKey, number, businessNumber, noticeContent, codeContent, isReady, version } =
    useFragment(
      graphql`
      fragment WhatsAppAccountPanel_whatsApp on WhatsAppIntegration {
        accountSid {
          shown
          isFromEnvironment
        }
        authKey {
          shown
          isFromEnvironment
          isUnreadable
        }
        number {
          shown
          isFromEnvironment
        }
        businessNumber
        noticeContent {
          shown
          isFromEnvironment
        }
        codeContent {
          shown
          isFromEnvironment
        }
        isReady
        version
      }
    `,
      whatsApp,
    )
  const [save, saving] = useSaveWhatsApp()
  const saved: Values = {
    accountSid: accountSid.shown ?? '',
    authToken: '',
    number: number.shown ?? '',
    businessNumber: businessNumber ?? '',
    noticeContent: noticeContent.shown ?? '',
    codeContent: codeContent.shown ?? '',
    seen: version,
  }
  const form = useForm<Values>({
    initial: saved,
    check: check(authKey.shown !== null),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async values => {
    const outcome = await save({ input: { ...values, authToken: values.authToken || null } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    form.reset({ ...values, authToken: '' })
    toast.success('Configuración guardada')
  })
  const text = (name: Exclude<keyof Values, 'authToken' | 'seen'>, isFixed = false) => ({
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 40,
    readOnly: isFixed,
    ...form.register(name),
  })
  const help = (words: string, isFixed: boolean) => (isFixed ? FROM_ENVIRONMENT : words)
  return (
    <Panel as="section" p="0" aria-labelledby="twilio">
      <PanelHeader title={<h2 id="twilio">WhatsApp con Twilio</h2>}>
        {isReady && <StatusBadge kind="done">Cuenta completa</StatusBadge>}
      </PanelHeader>
      <chakra.form onSubmit={event => void submit(event)} noValidate display="grid" gap="4" px="card" py="4">
        <FollowedForm form={form} saved={saved} />
        <Field
          label="Account SID"
          help={help('Está en la consola de Twilio: empieza con "AC".', accountSid.isFromEnvironment)}
          error={errors.accountSid?.message}
        >
          <TextInput {...text('accountSid', accountSid.isFromEnvironment)} />
        </Field>
        <Field
          label="Auth Token"
          help={help(
            authKey.isUnreadable
              ? UNREADABLE
              : authKey.shown === null
                ? 'La clave de esa cuenta.'
                : 'Ya hay uno guardado. Dejalo vacío para no cambiarlo.',
            authKey.isFromEnvironment,
          )}
          error={errors.authToken?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            maxLength={80}
            placeholder={authKey.shown ?? ''}
            disabled={authKey.isFromEnvironment}
            {...form.register('authToken')}
          />
        </Field>
        <Field
          label="Número de WhatsApp del proveedor"
          help={help('El que da Twilio, con el formato whatsapp:+número.', number.isFromEnvironment)}
          error={errors.number?.message}
        >
          <TextInput
            inputMode="text"
            placeholder="whatsapp:+59899123456"
            {...text('number', number.isFromEnvironment)}
          />
        </Field>
        <Field
          label="Número de WhatsApp del negocio"
          help="El del equipo: solo recibe el mensaje de prueba. Los avisos van al número de cada persona."
          error={errors.businessNumber?.message}
        >
          <TextInput inputMode="tel" placeholder="+59899123456" {...text('businessNumber')} />
        </Field>
        <Field
          label="Plantilla de los avisos"
          help={help(
            'ContentSid de la plantilla aprobada, con título, mensaje y dirección.',
            noticeContent.isFromEnvironment,
          )}
          error={errors.noticeContent?.message}
        >
          <TextInput {...text('noticeContent', noticeContent.isFromEnvironment)} />
        </Field>
        <Field
          label="Plantilla de los códigos"
          help={help('ContentSid de la plantilla aprobada, con el código.', codeContent.isFromEnvironment)}
          error={errors.codeContent?.message}
        >
          <TextInput {...text('codeContent', codeContent.isFromEnvironment)} />
        </Field>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button type="submit" variant="solid" loading={saving} loadingText="Guardando">
            Guardar
          </Button>
          <TestButton disabled={!isReady || businessNumber === null} />
        </chakra.div>
      </chakra.form>
    </Panel>
  )
}

function TestButton({ disabled }: { disabled: boolean }) {
  const [test, testing] = useTestWhatsApp()
  const run = async () => {
    const outcome = await test()
    if (!outcome.ok) return showRefusal(outcome.refusal)
    const { failure, detail } = outcome.payload
    if (!failure)
      return toast.success('WhatsApp Conectado', { description: 'Mirá el teléfono: el mensaje salió.' })
    toast.error(failure === 'UNREACHABLE' ? 'Error de Conexión' : 'Error en WhatsApp', {
      description: detail ?? undefined,
    })
  }
  return (
    <Button loading={testing} loadingText="Mandando" disabled={disabled} onClick={() => void run()}>
      Enviar mensaje de prueba
    </Button>
  )
}
