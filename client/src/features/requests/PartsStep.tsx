import { Plus } from 'lucide-react'
import { Controller, type FieldPath, useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_PARTS } from '../../lib/generated/limits'
import { Button } from '../../ui/Button'
import { UploadField } from '../uploads/UploadField'
import type { Uploads } from '../uploads/useUploads'
import { PartFieldset } from './PartFieldset'
import { blankPart, type RequestValues } from './requestForm'

type PartsStepProps = {
  /** Which part's fields show; the rest are folded. */
  openPart: number
  /** Opens the part of a field and moves the focus there. */
  onOpenPart: (field: FieldPath<RequestValues>) => void
  uploads: Uploads
}

/** Which parts, and their photos. */
export function PartsStep({ openPart, onOpenPart, uploads }: PartsStepProps) {
  const { control } = useFormContext<RequestValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' })
  const open = (index: number) => onOpenPart(`parts.${index}.description`)
  return (
    <>
      {fields.map((field, index) => (
        <PartFieldset
          key={field.id}
          index={index}
          open={index === openPart}
          onOpen={() => open(index)}
          onRemove={
            fields.length > 1
              ? () => {
                  remove(index)
                  open(Math.max(0, index - 1))
                }
              : undefined
          }
        />
      ))}
      {fields.length < MAX_PARTS && (
        <Button
          full
          borderStyle="dashed"
          onClick={() => {
            append(blankPart, { shouldFocus: false })
            open(fields.length)
          }}
        >
          <Plus />
          Agregar otro repuesto
        </Button>
      )}
      <Controller
        control={control}
        name="uploadIds"
        render={({ field: { ref }, fieldState: { error } }) => (
          <UploadField ref={ref} uploads={uploads} label="Fotos y video" error={error?.message} />
        )}
      />
    </>
  )
}
