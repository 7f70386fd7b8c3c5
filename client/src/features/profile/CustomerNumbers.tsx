import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { MAX_CUSTOMER_NUMBERS } from '../../lib/generated/profileTerms'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { TextInput } from '../../ui/TextInput'
import { type Supplier, SupplierChoice } from './SupplierChoice'

/** `supplierId` is null for a supplier that is not registered here. */
export type CustomerNumber = {
  readonly supplierId?: string | null | undefined
  readonly supplierName: string
  readonly number: string
}

type CustomerNumbersProps = {
  value: readonly CustomerNumber[]
  onChange: (value: readonly CustomerNumber[]) => void
}

/** Under which numbers suppliers know a buyer: those there are, and one more. Needs the server for their names. */
export function CustomerNumbers({ value, onChange }: CustomerNumbersProps) {
  const [supplier, setSupplier] = useState<Supplier | null>(null)
  const [number, setNumber] = useState('')
  const [problems, setProblems] = useState<{ supplier?: string; number?: string }>({})
  const add = () => {
    const found = {
      ...(supplier ? {} : { supplier: 'Elegí el proveedor o escribí su nombre.' }),
      ...(supplier?.id && value.some(({ supplierId }) => supplierId === supplier.id)
        ? { supplier: 'Ese proveedor ya está.' }
        : {}),
      ...(number.trim() ? {} : { number: 'Poné tu número de cliente.' }),
    }
    setProblems(found)
    if (!supplier || Object.keys(found).length > 0) return
    onChange([...value, { supplierId: supplier.id, supplierName: supplier.name, number: number.trim() }])
    setSupplier(null)
    setNumber('')
  }
  return (
    <chakra.div display="grid" gap="4">
      {value.length > 0 && (
        <chakra.ul>
          {value.map((entry, index) => (
            <chakra.li key={`${entry.supplierId ?? entry.supplierName} ${entry.number}`} css={styles.entry}>
              <chakra.span minW="0" overflowWrap="anywhere">
                {entry.supplierName}
                {!entry.supplierId && (
                  <chakra.span color="fg.muted" textStyle="sm">
                    {' '}
                    (no registrado)
                  </chakra.span>
                )}
                <chakra.span display="block" className="num" textStyle="sm" color="fg.muted">
                  N.º {entry.number}
                </chakra.span>
              </chakra.span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Quitar ${entry.supplierName}`}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                Quitar
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {value.length < MAX_CUSTOMER_NUMBERS && (
        <chakra.div css={styles.add}>
          <Field label="Proveedor" error={problems.supplier}>
            <SupplierChoice value={supplier} onChange={setSupplier} />
          </Field>
          <Field label="Tu número de cliente" error={problems.number}>
            <TextInput
              value={number}
              maxLength={40}
              autoComplete="off"
              onChange={event => setNumber(event.currentTarget.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
          </Field>
          <Button onClick={add} justifySelf="start">
            Agregar
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}

const styles = {
  entry: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    py: '2',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    _first: { borderTop: '0' },
  },
  add: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
} as const
