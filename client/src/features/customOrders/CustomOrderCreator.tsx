import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { useDraft } from '../../forms/useDraft'
import { useForm } from '../../forms/useForm'
import { committed, placeInList } from '../../relay/live/list'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import { Panel, PanelHeader } from '../../ui/Panel'
import { toast } from '../../ui/toast'
import type { CustomOrderCreator_limits$key } from './__generated__/CustomOrderCreator_limits.graphql'
import { CustomOrderFields } from './CustomOrderFields'
import { DRAFT, isCustomOrderDraft, newDraft } from './customOrderDraft'
import { customOrderContents, customOrderProblems, inForm } from './customOrderForm'
import { copyLink } from './customOrderLink'
import { customOrderList } from './customOrderList'
import { blankCustomOrder, type CustomOrderValues } from './customOrderValues'
import { tellMissing } from './tellMissing'
import { useCreateCustomOrder } from './useCreateCustomOrder'

type CustomOrderCreatorProps = {
  providerId: string
  /** The company and its phone, as the client reads them. */
  sender: string
  /** Why no order can be created now; undefined when one can. */
  obstacle: string | undefined
  limits: CustomOrderCreator_limits$key
}

/** 'Crear Orden Personalizada'. */
export function CustomOrderCreator({ providerId, sender, obstacle, limits }: CustomOrderCreatorProps) {
  const fieldLimits = useFragment(
    graphql`
      fragment CustomOrderCreator_limits on UploadLimits {
        ...CustomOrderFields_limits
      }
    `,
    limits,
  )
  const environment = useRelayEnvironment() as Environment
  const draft = useDraft(`${DRAFT}.${providerId}`, isCustomOrderDraft)
  const [first] = useState(() => draft.kept ?? newDraft(blankCustomOrder()))
  const form = useForm<CustomOrderValues>({ initial: first.values, check: customOrderProblems })
  const [submissionKey, setSubmissionKey] = useState(first.submissionKey)
  const [written, setWritten] = useState<string | null>(null)
  const [createCustomOrder, sending] = useCreateCustomOrder()
  const values = useWatch({ control: form.control }) as CustomOrderValues
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) draft.keep({ submissionKey, values })
  }, [draft, isDirty, submissionKey, values])

  const submit = form.handleSubmit(
    async typed => {
      const outcome = await createCustomOrder({ input: { submissionKey, ...customOrderContents(typed) } })
      if (!outcome.ok) {
        const { refusal } = outcome
        // Used for another order, in a copy of this tab or before a lost answer.
        if (refusal?.fields.some(({ path }) => path[0] === 'submissionKey'))
          setSubmissionKey(crypto.randomUUID())
        if (refusal) showRefusal({ ...refusal, fields: inForm(typed, refusal.fields) }, form)
        return
      }
      const { id, path } = outcome.payload.customOrder
      committed(environment, store =>
        placeInList(
          store,
          customOrderList,
          { owner: providerId, filters: { search: null } },
          { id, belongs: true },
        ),
      )
      setWritten(path)
      setSubmissionKey(crypto.randomUUID())
      draft.clear()
      form.reset(blankCustomOrder())
      toast.success('Orden creada exitosamente')
      await copyLink(path)
    },
    () => tellMissing(form.getValues()),
  )

  return (
    <Panel flush>
      <PanelHeader title={<h2>Crear Orden Personalizada</h2>} note={`a nombre de ${sender}`} />
      <chakra.form
        noValidate
        display="grid"
        gap="6"
        gridTemplateColumns="minmax(0, 1fr)"
        p="card"
        onSubmit={event => {
          void submit(event)
        }}
      >
        {written && (
          <Notice
            tone="trust"
            aria-live="polite"
            action={
              <ActionLink href={written} target="_blank" rel="noreferrer">
                Ver Orden
              </ActionLink>
            }
          >
            <b>Orden creada.</b> Mandale el link a tu cliente: vence en 7 días.
          </Notice>
        )}
        <CustomOrderFields form={form} limits={fieldLimits} />
        <Button
          type="submit"
          variant="solid"
          justifySelf={{ md: 'start' }}
          loading={sending}
          loadingText="Creando la orden"
          disabledReason={obstacle}
        >
          Crear Orden
        </Button>
      </chakra.form>
    </Panel>
  )
}
