import { useRef, useState } from 'react'
import { Select } from '../../../ui/Select'
import { toast } from '../../../ui/toast'
import type { Uploader } from '../../uploads/uploader'
import type { UploadItem } from '../../uploads/uploadQueue'
import type { PartValues } from './requestForm'

const ALL = 'todo'

type FilePlaceSelectProps = {
  file: UploadItem
  uploader: Pick<Uploader, 'assign'>
  parts: readonly Pick<PartValues, 'key' | 'description'>[]
  /** The files of each part are shown apart: a moved file leaves its place, and this select with it. */
  leaves?: boolean
}

/** The part of a request that a file shows; another choice moves the file there. */
export function FilePlaceSelect({ file, uploader, parts, leaves = false }: FilePlaceSelectProps) {
  // Arrow keys pass over options: the file moves when the select loses focus or on Enter.
  const isByKey = useRef(false)
  const [passed, setPassed] = useState<string | null>(null)
  const options = [
    ...parts.map(({ key, description }, index) => ({
      value: key,
      label: description.trim() || `Repuesto ${index + 1}`,
    })),
    { value: ALL, label: 'Todo el pedido' },
  ]
  const place = parts.find(({ key }) => key === file.about)?.key ?? ALL
  const assign = (to: string) => uploader.assign(file.key, to === ALL ? null : to)
  const choice = { 'aria-label': `${file.name} es de`, options, mt: '1.5' } as const
  if (!leaves)
    return <Select {...choice} value={place} onChange={({ currentTarget }) => assign(currentTarget.value)} />
  const move = (to: string) => {
    assign(to)
    toast.success(`${file.name} ahora es de: ${options.find(({ value }) => value === to)?.label}`)
  }
  /** The file moves when the focus leaves, and this select with it. */
  const leave = (select: HTMLSelectElement) => {
    // A touch does not always focus it.
    select.focus()
    select.closest('section')?.querySelector('h3')?.focus()
  }
  return (
    <Select
      {...choice}
      value={passed ?? place}
      onKeyDown={event => {
        isByKey.current = true
        if (event.key !== 'Enter' || passed === null) return
        // Enter would submit the form.
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
