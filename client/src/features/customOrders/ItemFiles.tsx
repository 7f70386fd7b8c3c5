import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { UploadField } from '../uploads/UploadField'
import { readyUploads } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { ItemFiles_limits$key } from './__generated__/ItemFiles_limits.graphql'
import type { CustomOrderValues } from './customOrderValues'

type ItemFilesProps = {
  form: UseFormReturn<CustomOrderValues>
  limits: ItemFiles_limits$key
  index: number
  /** The only item takes what is pasted anywhere on the page. */
  isOnly: boolean
  error: string | undefined
}

/** Photos and the video of an item: those of the order, when it is edited, and new ones. */
export function ItemFiles({ form, limits, index, isOnly, error }: ItemFilesProps) {
  const uploadLimits = useFragment(
    graphql`
      fragment ItemFiles_limits on UploadLimits {
        ...useUploads_limits
      }
    `,
    limits,
  )
  const [{ key, files }] = useState(() => form.getValues(`items.${index}`))
  const uploads = useUploads(uploadLimits, key)
  const { uploader, items } = uploads
  useEffect(() => uploader.restore(files), [uploader, files])
  const write = useEffectEvent(() => {
    form.setValue(`items.${index}.files`, readyUploads(items), { shouldDirty: true })
    form.setValue(
      `items.${index}.hasUnsentFiles`,
      items.some(({ phase }) => phase !== 'ready'),
    )
    if (error) void form.trigger(`items.${index}.files`)
  })
  useEffect(() => {
    if (items.length > 0 || files.length === 0) write()
  }, [items, files])
  return <UploadField uploads={uploads} takesPasted={isOnly} label="Fotos y video" error={error} />
}
