import { useState } from 'react'
import { graphql, readInlineData, useLazyLoadQuery } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { FormDialog } from '../../ui/FormDialog'
import { toast } from '../../ui/toast'
import type { CustomOrderFields_limits$key } from './__generated__/CustomOrderFields_limits.graphql'
import type { EditCustomOrderDialog_files$key } from './__generated__/EditCustomOrderDialog_files.graphql'
import type { EditCustomOrderDialogQuery } from './__generated__/EditCustomOrderDialogQuery.graphql'
import { CustomOrderFields } from './CustomOrderFields'
import { customOrderContents, customOrderProblems, inForm } from './customOrderForm'
import type { CustomOrderValues } from './customOrderValues'
import { tellMissing } from './tellMissing'
import { useEditCustomOrder } from './useEditCustomOrder'
import { type WrittenOrder, writtenOrder } from './writtenOrder'

type EditCustomOrderDialogProps = { customOrderId: string; open: boolean; onClose: () => void }

/** 'Editar Orden - {client}', with all that the order says. */
export function EditCustomOrderDialog({ customOrderId, open, onClose }: EditCustomOrderDialogProps) {
  const { uploadLimits, node } = useLazyLoadQuery<EditCustomOrderDialogQuery>(
    graphql`
      query EditCustomOrderDialogQuery($customOrderId: ID!) {
        uploadLimits(purpose: CUSTOM_ORDER_FILE) {
          ...CustomOrderFields_limits
        }
        node(id: $customOrderId) {
          ... on CustomOrder {
            ...writtenOrder_order @alias(as: "written")
            ...EditCustomOrderDialog_files @alias(as: "files")
          }
        }
      }
    `,
    { customOrderId },
    { fetchPolicy: 'network-only' },
  )
  // The values read at the opening stay: an edit on another device must not be overwritten unseen.
  const [order] = useState(() =>
    node?.written && node.files ? withFiles(writtenOrder(node.written), node.files) : null,
  )
  return order && <EditForm order={order} limits={uploadLimits} open={open} onClose={onClose} />
}

/** The order with the files of its items. */
function withFiles(order: WrittenOrder, key: EditCustomOrderDialog_files$key): WrittenOrder {
  const { items } = readInlineData(
    graphql`
      fragment EditCustomOrderDialog_files on CustomOrder @inline {
        items {
          files {
            id
            uploadId
            kind
            fileName
            thumbnailUrl
          }
        }
      }
    `,
    key,
  )
  const { values } = order
  return {
    ...order,
    values: {
      ...values,
      items: values.items.map((item, index) => ({
        ...item,
        files: (items[index]?.files ?? []).map(({ id, uploadId, kind, fileName, thumbnailUrl }) => ({
          key: id,
          uploadId,
          kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE',
          name: fileName,
          about: null,
          src: thumbnailUrl ?? null,
        })),
      })),
    },
  }
}

type EditFormProps = {
  order: WrittenOrder
  limits: CustomOrderFields_limits$key
  open: boolean
  onClose: () => void
}

function EditForm({ order, limits, open, onClose }: EditFormProps) {
  const { id, version, values: initial } = order
  const form = useForm<CustomOrderValues>({
    initial,
    check: customOrderProblems,
  })
  const [editCustomOrder, sending] = useEditCustomOrder()
  const submit = form.handleSubmit(
    async values => {
      const outcome = await editCustomOrder({
        input: { customOrderId: id, version, ...customOrderContents(values) },
      })
      if (outcome.ok) {
        toast.success('Orden actualizada')
        return onClose()
      }
      const { refusal } = outcome
      if (refusal)
        showRefusal({ ...refusal, failure: 'Error al guardar', fields: inForm(values, refusal.fields) }, form)
    },
    () => tellMissing(form.getValues()),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Editar Orden - ${initial.clientName}`}
      width="xl"
      sending={sending}
      submitLabel="Guardar cambios"
      sendingLabel="Guardando"
      onSubmit={submit}
    >
      <CustomOrderFields form={form} limits={limits} />
    </FormDialog>
  )
}
