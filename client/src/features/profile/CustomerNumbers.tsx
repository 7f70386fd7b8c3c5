import { chakra } from '@chakra-ui/react/styled-system'
import { Plus, Trash2 } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_CUSTOMER_NUMBERS } from '../../lib/generated/limits'
import { Button, IconButton } from '../../ui/Button'
import { Chip } from '../../ui/Chips'
import { Field } from '../../ui/Field'
import { TextInput } from '../../ui/TextInput'
import { blankCustomerNumber, type CustomerNumber, type CustomerNumberField } from './customerNumbers'
import { type Supplier, supplierCalled, useSuppliers } from './suppliers'

export type CustomerNumbersProps = {
  value: readonly CustomerNumber[]
  onChange: (value: CustomerNumber[]) => void
  /** Returns the error of a field in a row. */
  problemOf: (index: number, field: CustomerNumberField) => string | undefined
  /** The refs of the inputs, for a form that focuses its first error. */
  inputRef?: ((index: number, field: CustomerNumberField) => Ref<HTMLInputElement>) | undefined
}

/** The customer numbers of a buyer with its suppliers, a row each. */
export function CustomerNumbers({ value, onChange, problemOf, inputRef }: CustomerNumbersProps) {
  const list = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [added])
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      {value.length > 0 && (
        <chakra.div ref={list} display="grid" gap="4" w="full">
          {value.map((row, index) => (
            <Row
              // A row has no identity but its index.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              index={index}
              row={row}
              problemOf={problemOf}
              inputRef={inputRef}
              onChange={changed => onChange(value.map((one, at) => (at === index ? changed : one)))}
              onRemove={() => {
                onChange(value.filter((_, at) => at !== index))
                more.current?.focus()
              }}
            />
          ))}
        </chakra.div>
      )}
      {value.length < MAX_CUSTOMER_NUMBERS && (
        <Button
          ref={more}
          size="sm"
          onClick={() => {
            onChange([...value, blankCustomerNumber])
            setAdded(added + 1)
          }}
        >
          <Plus />
          Agregar número de cliente
        </Button>
      )}
    </chakra.div>
  )
}

type RowProps = Pick<CustomerNumbersProps, 'problemOf' | 'inputRef'> & {
  index: number
  row: CustomerNumber
  onChange: (row: CustomerNumber) => void
  onRemove: () => void
}

function Row({ index, row, problemOf, inputRef, onChange, onRemove }: RowProps) {
  // The text to look up while the field has the focus.
  const [search, setSearch] = useState<string | null>(null)
  const suppliers = useSuppliers(search)
  const isChoosing = search !== null
  const recognize = useEffectEvent(() => {
    const known = supplierCalled(row.supplierName, suppliers)
    if (known && known.id !== row.supplierId) onChange({ ...row, supplierId: known.id })
  })
  // Text typed before the list arrived.
  useEffect(() => {
    if (isChoosing && suppliers.length > 0) recognize()
  }, [isChoosing, suppliers])
  const type = (text: string) => {
    setSearch(text)
    onChange({ ...row, supplierName: text, supplierId: supplierCalled(text, suppliers)?.id ?? null })
  }
  return (
    <chakra.div css={styles.row}>
      <chakra.div
        display="grid"
        gap="2"
        minW="0"
        onFocus={() => setSearch(row.supplierName)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setSearch(null)
        }}
      >
        <Field label="Proveedor" help={supplierHelp(row)} error={problemOf(index, 'supplierName')}>
          <TextInput
            ref={inputRef?.(index, 'supplierName')}
            value={row.supplierName}
            maxLength={120}
            placeholder="Buscá por nombre"
            autoComplete="off"
            onChange={event => type(event.currentTarget.value)}
          />
        </Field>
        {isChoosing && !row.supplierId && (
          <Suggestions
            suppliers={suppliers}
            onChoose={({ id, companyName }) => {
              setSearch(companyName)
              onChange({ ...row, supplierId: id, supplierName: companyName })
            }}
          />
        )}
      </chakra.div>
      <Field label="Tu número" error={problemOf(index, 'number')}>
        <TextInput
          ref={inputRef?.(index, 'number')}
          value={row.number}
          maxLength={40}
          autoComplete="off"
          onChange={event => onChange({ ...row, number: event.currentTarget.value })}
        />
      </Field>
      <IconButton
        variant="ghost"
        label={`Quitar el número de ${row.supplierName.trim() || `la fila ${index + 1}`}`}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </chakra.div>
  )
}

/** The number of names suggested at once. */
const OFFERED = 6

function Suggestions({
  suppliers,
  onChoose,
}: {
  suppliers: readonly Supplier[]
  onChoose: (supplier: Supplier) => void
}) {
  if (suppliers.length === 0) return null
  return (
    <chakra.fieldset
      css={styles.suggestions}
      aria-label="Proveedores de Tuerca"
      // The field keeps the focus, so that the list stays open until a choice.
      onMouseDown={event => event.preventDefault()}
    >
      {suppliers.slice(0, OFFERED).map(supplier => (
        <Chip key={supplier.id} onClick={() => onChoose(supplier)}>
          {supplier.companyName}
        </Chip>
      ))}
    </chakra.fieldset>
  )
}

function supplierHelp({ supplierId, supplierName }: CustomerNumber): string {
  if (supplierId) return 'Está en Tuerca.'
  return supplierName.trim() ? 'Otro (no registrado).' : 'Si no aparece en la lista, escribí su nombre.'
}

const styles = {
  row: {
    display: 'grid',
    columnGap: '3',
    rowGap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 12rem) auto' },
    // Below its supplier on narrow screens; the bin stays at the end.
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > button': { mt: '7' },
    pb: '4',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
  },
  suggestions: { display: 'flex', flexWrap: 'wrap', gap: '2', border: '0', p: '0', m: '0', minW: '0' },
} as const
