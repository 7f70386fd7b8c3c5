import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import type { Outcome } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Panel, PanelHeader } from '../../ui/Panel'
import { PasswordInput } from '../../ui/PasswordInput'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { AirtableConnectionPanel_airtable$key } from './__generated__/AirtableConnectionPanel_airtable.graphql'
import { FollowedForm, type Seen } from './FollowedForm'
import { FROM_ENVIRONMENT, UNREADABLE } from './fromEnvironment'
import { useCreateAirtableTables } from './useCreateAirtableTables'
import { useSaveAirtable } from './useSaveAirtable'
import { useTestAirtable } from './useTestAirtable'

/** Tables of the base, as Airtable names them. */
const TABLES = ['Usuarios', 'Solicitudes', 'Consultas IA', 'Ofertas'] as const

type Values = Seen & { apiKey: string; baseId: string }

/** Key and base of Airtable, with their test, and the tables. */
export function AirtableConnectionPanel({ airtable }: { airtable: AirtableConnectionPanel_airtable$key }) {
  const { apiKey, baseId, hasTables, version } = useFragment(
    graphql`
      fragment AirtableConnectionPanel_airtable on AirtableIntegration {
        apiKey {
          shown
          isFromEnvironment
          isUnreadable
        }
        baseId {
          shown
          isFromEnvironment
        }
        hasTables
        version
      }
    `,
    airtable,
  )
  const [save, saving] = useSaveAirtable()
  const saved: Values = { apiKey: '', baseId: baseId.shown ?? '', seen: version }
  const form = useForm<Values>({
    initial: saved,
    check: values => ({
      apiKey: apiKey.shown === null && isBlank(values.apiKey) && 'Poné la API Key.',
      baseId: isBlank(values.baseId) && 'Poné el Base ID.',
    }),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ apiKey: typedKey, baseId: typedBase, seen }) => {
    const outcome = await save({ input: { baseId: typedBase, apiKey: typedKey || null, seen } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    form.reset({ apiKey: '', baseId: typedBase, seen })
    toast.success('Configuración guardada')
  })
  const isSaved = apiKey.shown !== null && baseId.shown !== null
  return (
    <Panel as="section" p="0" aria-labelledby="airtable">
      <PanelHeader title={<h2 id="airtable">Airtable</h2>}>
        {hasTables && <StatusBadge kind="done">Tablas listas</StatusBadge>}
      </PanelHeader>
      <chakra.form onSubmit={event => void submit(event)} noValidate display="grid" gap="4" px="card" py="4">
        <FollowedForm form={form} saved={saved} />
        <Field
          label="API Key"
          help={
            apiKey.isFromEnvironment
              ? FROM_ENVIRONMENT
              : apiKey.isUnreadable
                ? UNREADABLE
                : apiKey.shown === null
                  ? 'Un token personal de Airtable, que empieza con "pat".'
                  : 'Ya hay una guardada. Dejala vacía para no cambiarla.'
          }
          error={errors.apiKey?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            maxLength={120}
            placeholder={apiKey.shown ?? ''}
            disabled={apiKey.isFromEnvironment}
            {...form.register('apiKey')}
          />
        </Field>
        <Field
          label="Base ID"
          help={
            baseId.isFromEnvironment
              ? FROM_ENVIRONMENT
              : 'Está en la dirección de la base: empieza con "app".'
          }
          error={errors.baseId?.message}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            readOnly={baseId.isFromEnvironment}
            {...form.register('baseId')}
          />
        </Field>
        <chakra.p textStyle="sm" color="fg.muted" maxW="65ch">
          Tablas que necesita: {TABLES.join(', ')}. «Crear Tablas» agrega las que falten, con sus columnas, y
          no toca las otras.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button type="submit" variant="solid" loading={saving} loadingText="Guardando">
            Guardar
          </Button>
          <TestButton disabled={!isSaved} />
          <TablesButton disabled={!isSaved} />
        </chakra.div>
      </chakra.form>
    </Panel>
  )
}

type Result = {
  readonly failure: string | null | undefined
  readonly detail: string | null | undefined
  readonly tables: readonly string[]
}

function TestButton({ disabled }: { disabled: boolean }) {
  const [test, testing] = useTestAirtable()
  const run = async () => {
    const result = settled(await test())
    if (!result) return
    const { failure, detail } = result
    if (!failure) toast.success('Airtable Conectado')
    else
      toast.error(failure === 'UNREACHABLE' ? 'Error de Conexión' : 'Error en Airtable', {
        description: detail ?? undefined,
      })
  }
  return (
    <Button loading={testing} loadingText="Probando" disabled={disabled} onClick={() => void run()}>
      Probar Conexión
    </Button>
  )
}

function TablesButton({ disabled }: { disabled: boolean }) {
  const [create, creating] = useCreateAirtableTables()
  const run = async () => {
    const result = settled(await create())
    if (!result) return
    const { failure, detail, tables } = result
    if (!failure) return toast.success('Tablas Creadas')
    const options = { description: detail ?? undefined }
    if (tables.length > 0) toast.warning('Algunas tablas fallaron', options)
    else toast.error('Error al crear tablas', options)
  }
  return (
    <Button loading={creating} loadingText="Creando" disabled={disabled} onClick={() => void run()}>
      Crear Tablas
    </Button>
  )
}

/** The result of a call; null once its refusal is shown. */
function settled<Payload extends Result>(outcome: Outcome<Payload>): Payload | null {
  if (outcome.ok) return outcome.payload
  showRefusal(outcome.refusal)
  return null
}
