import { Plus } from 'lucide-react'
import { Controller, type FieldPath, useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_PARTS } from '../../../lib/generated/limits'
import { Button } from '../../../ui/Button'
import { UploadField } from '../../uploads/UploadField'
import type { Uploads } from '../../uploads/useUploads'
import { FilePlace } from './FilePlace'
import { PartFieldset } from './PartFieldset'
import { blankPart, type RequestValues } from './requestForm'

type PartsStepProps = {
  /** The part whose fields are shown; the others are folded. */
  openPart: number
  /** Opens the part of a field and focuses it. */
  onOpenPart: (field: FieldPath<RequestValues>) => void
  uploads: Uploads
}

/** The parts and their photos. */
export function PartsStep({ openPart, onOpenPart, uploads }: PartsStepProps) {
  const { control, getValues } = useFormContext<RequestValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' })
  const open = (index: number) => onOpenPart(`parts.${index}.description`)
  const { items, uploader } = uploads
  const hasOfAll = items.some(({ about }) => about === null)
  const removePart = (index: number) => {
    const key = getValues(`parts.${index}.key`)
    for (const item of items) if (item.about === key) uploader.remove(item.key)
    remove(index)
    open(Math.max(0, index - 1))
  }
  return (
    <>
      {fields.map((field, index) => (
        <PartFieldset
          key={field.id}
          index={index}
          open={index === openPart}
          onOpen={() => open(index)}
          uploads={uploads}
          isOnly={fields.length === 1}
          onRemove={() => removePart(index)}
        />
      ))}
      {fields.length < MAX_PARTS && (
        <Button
          full
          borderStyle="dashed"
          onClick={() => {
            append({ ...blankPart, key: crypto.randomUUID() }, { shouldFocus: false })
            open(fields.length)
          }}
        >
          <Plus />
          Agregar otro repuesto
        </Button>
      )}
      {(fields.length > 1 || hasOfAll) && (
        <Controller
          control={control}
          name="uploadIds"
          render={({ field: { ref }, fieldState: { error } }) => (
            <UploadField
              ref={ref}
              uploads={uploads}
              about={null}
              takesPasted={false}
              renderUnder={file => <FilePlace file={file} uploader={uploader} />}
              label="Fotos y video de todo el pedido"
              error={error?.message}
            />
          )}
        />
      )}
    </>
  )
}
