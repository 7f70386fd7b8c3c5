import { useRef, useState } from 'react'
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
  // With keys one passes over the others: the file moves once the choice is left or entered.
  const isByKey = useRef(false)
  const [passed, setPassed] = useState<string | null>(null)
  const isKept = file.phase === 'ready' && file.uploadId === null
  if (isKept) return null
  const options = [
    ...parts.map(({ key, description }, index) => ({
      value: key,
      label: description.trim() || `Repuesto ${index + 1}`,
    })),
    { value: ALL, label: 'Todo el pedido' },
  ]
  const place = file.about ?? ALL
  const move = (to: string) => {
    uploader.assign(file.key, to === ALL ? null : to)
    toast.success(`${file.name} ahora es de: ${options.find(({ value }) => value === to)?.label}`)
  }
  /** The file leaves with the focus, and this with it. */
  const leave = (select: HTMLSelectElement) => {
    // A touch does not always give it the focus.
    select.focus()
    select.closest('section')?.querySelector('h3')?.focus()
  }
  return (
    <Select
      aria-label={`${file.name} es de`}
      options={options}
      value={passed ?? place}
      mt="1.5"
      onKeyDown={event => {
        isByKey.current = true
        if (event.key !== 'Enter' || passed === null) return
        // It would send the form.
        event.preventDefault()
        leave(event.currentTarget)
      }}
      onPointerDown={() => {
        isByKey.current = false
      }}
      onChange={({ currentTarget }) => {
        setPassed(currentTarget.value)
        if (!isByKey.current) leave(currentTarget)
      }}
      onBlur={({ currentTarget }) => {
        setPassed(null)
        if (currentTarget.value !== place) move(currentTarget.value)
      }}
    />
  )
}
