import { chakra } from '@chakra-ui/react/styled-system'
import { BRANDS } from '../../../lib/generated/brands'
import { departments, partCategories } from '../../../lib/labels'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { FILTERS, filtersIn, IN_CATALOGUE, origins } from './feedFilter'

type FeedFiltersProps = {
  open: boolean
  /** The query string with the filters. */
  search: string
  /** Changes one filter by its parameter; null removes it. */
  onChange: (param: string, value: string | null) => void
  onClear: () => void
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value: value.toLowerCase(), label }))

const SELECTS = [
  {
    param: FILTERS.brand,
    label: 'Marca',
    any: 'Todas las marcas',
    options: BRANDS.map(brand => ({ value: brand, label: brand })),
  },
  {
    param: FILTERS.category,
    label: 'Categoría',
    any: 'Todas las categorías',
    options: optionsOf(partCategories),
  },
  {
    param: FILTERS.department,
    label: 'Departamento',
    any: 'Todos los departamentos',
    options: optionsOf(departments),
  },
  { param: FILTERS.origin, label: 'Origen', any: 'Todos los orígenes', options: optionsOf(origins) },
  {
    param: FILTERS.catalogue,
    label: 'Catálogo',
    any: 'Estén o no en tu catálogo',
    options: [{ value: IN_CATALOGUE, label: 'En tu catálogo' }],
  },
] as const

/** The filters of the feed by brand, category, department, origin and the provider's catalogue. */
export function FeedFilters({ open, search, onChange, onClear }: FeedFiltersProps) {
  if (!open) return null
  const params = new URLSearchParams(search)
  return (
    <chakra.fieldset aria-label="Más filtros" css={styles.filters}>
      {SELECTS.map(({ param, label, any, options }) => (
        <Select
          key={param}
          aria-label={label}
          options={options}
          placeholder={any}
          value={params.get(param) ?? ''}
          onChange={event => onChange(param, event.currentTarget.value || null)}
        />
      ))}
      {filtersIn(search) && (
        <Button size="sm" variant="link" justifySelf="start" onClick={onClear}>
          Quitar los filtros
        </Button>
      )}
    </chakra.fieldset>
  )
}

const styles = {
  filters: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    alignItems: 'center',
    w: 'full',
    minW: '0',
  },
} as const
