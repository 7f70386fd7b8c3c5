import { useWatch } from 'react-hook-form'
import { Select } from '../../ui/Select'
import { toast } from '../../ui/toast'
import type { Uploader } from '../uploads/uploader'
import type { UploadItem } from '../uploads/uploadQueue'
import type { RequestValues } from './requestForm'

const ALL = 'todo'

type FilePlaceSelectProps = { file: UploadItem; uploader: Uploader }

/** Which part of the form a file shows; choosing another moves it there. What a sent request has stays where it is. */
export function FilePlaceSelect({ file, uploader }: FilePlaceSelectProps) {
  const parts = useWatch<RequestValues, 'parts'>({ name: 'parts' })
  const isKept = file.phase === 'ready' && file.uploadId === null
  if (isKept) return null
  const options = [
    ...parts.map(({ key, description }, index) => ({
      value: key,
      label: description.trim() || `Repuesto ${index + 1}`,
    })),
    { value: ALL, label: 'Todo el pedido' },
  ]
  return (
    <Select
      aria-label={`${file.name} es de`}
      options={options}
      value={file.about ?? ALL}
      mt="1.5"
      onChange={({ currentTarget }) => {
        const { value } = currentTarget
        // The file leaves, and this with it.
        currentTarget.closest('section')?.querySelector('h3')?.focus()
        uploader.assign(file.key, value === ALL ? null : value)
        toast.success(`${file.name} ahora es de: ${options.find(option => option.value === value)?.label}`)
      }}
    />
  )
}
