import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { plain } from '../../lib/text'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chips'
import { TextInput } from '../../ui/TextInput'
import type { SupplierChoiceQuery } from './__generated__/SupplierChoiceQuery.graphql'

/** `id` is null for one that is not registered here. */
export type Supplier = { readonly id: string | null; readonly name: string }

type SupplierChoiceProps = { value: Supplier | null; onChange: (value: Supplier | null) => void }

/** How long nobody has typed before names are looked up, ms. */
const SOON_MS = 250

/** A supplier out of those that are registered, found by its name, or 'otro (no registrado)'. Use in `<Field>`. */
export function SupplierChoice({ value, onChange }: SupplierChoiceProps) {
  const environment = useRelayEnvironment()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{
    search: string
    suppliers: readonly { id: string; name: string }[]
  } | null>(null)
  const search = typed.trim()
  useEffect(() => {
    if (!search) return
    let request: { unsubscribe: () => void } | undefined
    const timer = setTimeout(() => {
      request = fetchQuery<SupplierChoiceQuery>(
        environment,
        graphql`
          query SupplierChoiceQuery($search: String!) {
            publicProviders(first: 6, search: $search) {
              edges {
                node {
                  id
                  companyName
                }
              }
            }
          }
        `,
        { search },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ publicProviders }) =>
          setFound({
            search,
            suppliers: publicProviders.edges.map(({ node }) => ({ id: node.id, name: node.companyName })),
          }),
        // Without the names there is still 'otro'.
        error: () => setFound({ search, suppliers: [] }),
      })
    }, SOON_MS)
    return () => {
      clearTimeout(timer)
      request?.unsubscribe()
    }
  }, [environment, search])

  if (value)
    return (
      <chakra.div display="flex" alignItems="center" gap="3" minH="11">
        <chakra.span fontWeight="560" overflowWrap="anywhere">
          {value.name}
          {!value.id && ' (no registrado)'}
        </chakra.span>
        <Button variant="link" size="sm" onClick={() => onChange(null)}>
          Cambiar
        </Button>
      </chakra.div>
    )
  const choose = (supplier: Supplier) => {
    setTyped('')
    onChange(supplier)
  }
  const suppliers = found && search ? found.suppliers : []
  const isKnown = suppliers.some(({ name }) => plain(name) === plain(search))
  return (
    <chakra.div display="grid" gap="2">
      <TextInput
        value={typed}
        maxLength={120}
        autoComplete="off"
        placeholder="Buscá por nombre"
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {search && (
        <chakra.fieldset
          border="0"
          p="0"
          m="0"
          minW="0"
          aria-label="Proveedores"
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {suppliers.map(({ id, name }) => (
            <Chip key={id} onClick={() => choose({ id, name })}>
              {name}
            </Chip>
          ))}
          {found?.search === search && !isKnown && (
            <Chip onClick={() => choose({ id: null, name: search })}>Otro (no registrado): {search}</Chip>
          )}
        </chakra.fieldset>
      )}
    </chakra.div>
  )
}
