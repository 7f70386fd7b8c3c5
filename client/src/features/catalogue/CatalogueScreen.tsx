import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { paths } from '../../paths'
import { ConnectionTable } from '../../relay/ConnectionTable'
import { NotFoundError } from '../../relay/errors'
import { rowsToRead } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { SearchForm } from '../../shell/SearchForm'
import { useChoice } from '../../shell/useChoice'
import { Button } from '../../ui/Button'
import { FilterChips } from '../../ui/Chips'
import { EmptyState } from '../../ui/EmptyState'
import { ActionLink } from '../../ui/Link'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { AccountFrame } from '../accounts/AccountFrame'
import type { CatalogueScreen_provider$key } from './__generated__/CatalogueScreen_provider.graphql'
import type { CatalogueScreenNewsSubscription } from './__generated__/CatalogueScreenNewsSubscription.graphql'
import type { CatalogueScreenPaginationQuery } from './__generated__/CatalogueScreenPaginationQuery.graphql'
import query, { type CatalogueScreenQuery } from './__generated__/CatalogueScreenQuery.graphql'
import { catalogueColumns } from './catalogueColumns'
import { catalogueVariables, SEARCH, stockChoices } from './catalogueFilter'
import { FileImport } from './FileImport'
import { ImportResult } from './ImportResult'

/** Rows of a page. */
const PAGE = 20
/** The list in the store. */
const ITEMS = { key: 'CatalogueScreen_catalogue' }

const stocks = [
  { value: 'all', label: 'Todos' },
  { value: 'in', label: 'Con stock' },
  { value: 'out', label: 'Sin stock' },
] as const

/** 'Catálogo': the parts that a provider's own system or files say it has. */
export function CatalogueScreen({ queryRef }: ScreenProps<CatalogueScreenQuery>) {
  const { viewer } = usePreloadedQuery<CatalogueScreenQuery>(
    graphql`
      query CatalogueScreenQuery($search: String, $inStock: Boolean, $count: Int = 20) @preloadable {
        viewer {
          provider {
            id
            status
            catalogueImports(first: 1) {
              id
              state
              ...ImportResult_import
            }
            ...CatalogueScreen_provider @arguments(search: $search, inStock: $inStock, count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  const { search } = useLocation()
  const filters = catalogueVariables(search)
  const refresh = useRefetch<CatalogueScreenQuery>(query, store => ({
    ...filters,
    count: rowsToRead(store, ITEMS, { owner: viewer?.provider?.id ?? '', filters }, PAGE),
  }))
  useNews<CatalogueScreenNewsSubscription>(
    graphql`
      subscription CatalogueScreenNewsSubscription {
        catalogueImportUpdated {
          id
          state
          ...ImportResult_import
        }
      }
    `,
    {},
    ({ catalogueImportUpdated }) => {
      // The list is read once, at the end: an import of a hundred thousand rows has hundreds of batches.
      if (catalogueImportUpdated?.state !== 'RUNNING') refresh()
    },
  )
  if (!viewer) return null
  const { provider } = viewer
  if (!provider) throw new NotFoundError()
  const [last] = provider.catalogueImports
  return (
    <AccountFrame title="Catálogo" wide>
      <PageTitle>Catálogo</PageTitle>
      <Panel as="section" display="grid" gap="4" justifyItems="start">
        <chakra.h2 textStyle="mini">Lo que tenés, listo para cotizar</chakra.h2>
        <p>
          Cuando un pedido coincide con un repuesto de tu catálogo, lo ves marcado y la oferta viene completa:
          la mirás y la enviás. Lo que está sin stock no se propone. Solo vos ves tu catálogo.
        </p>
        <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
          <ActionLink asChild>
            <Link to={paths.apiKeys}>Claves de API</Link>
          </ActionLink>
          <ActionLink asChild>
            <Link to={`${paths.developers}#catalogo`}>Cómo se carga desde tu sistema</Link>
          </ActionLink>
        </chakra.div>
        {provider.status === 'APPROVED' && (
          <FileImport busy={last?.state === 'RUNNING'} onRunning={refresh} />
        )}
      </Panel>
      {last && (
        <Panel as="section">
          <ImportResult catalogueImport={last} />
        </Panel>
      )}
      <Items provider={provider} />
    </AccountFrame>
  )
}

function Items({ provider }: { provider: CatalogueScreen_provider$key }) {
  const { data, ...pages } = usePaginationFragment<
    CatalogueScreenPaginationQuery,
    CatalogueScreen_provider$key
  >(
    graphql`
      fragment CatalogueScreen_provider on Provider
      @argumentDefinitions(
        search: { type: "String" }
        inStock: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "CatalogueScreenPaginationQuery") {
        catalogue(search: $search, inStock: $inStock, first: $count, after: $cursor)
          @connection(key: "CatalogueScreen_catalogue", filters: ["search", "inStock"]) {
          edges {
            node {
              id
              ...catalogueColumns_item
            }
          }
        }
      }
    `,
    provider,
  )
  const filters = catalogueVariables(useLocation().search)
  const [stock, chooseStock, isReading] = useChoice(stockChoices)
  const rows = data.catalogue.edges.map(({ node }) => node)
  const isFiltered = filters.search !== null || filters.inStock !== null
  return (
    <ConnectionTable
      title="Tus repuestos"
      caption="Tus repuestos, lo último que cargaste primero"
      actions={
        (rows.length > 0 || isFiltered) && (
          <>
            <FilterChips options={stocks} value={stock} onChange={chooseStock} label="Filtrar por stock" />
            <SearchForm
              param={SEARCH}
              label="Buscar por repuesto, código, número o vehículo"
              placeholder="Repuesto, código o vehículo"
              maxLength={100}
            />
          </>
        )
      }
      columns={catalogueColumns}
      rows={rows}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      busy={isReading}
      empty={isFiltered ? <NothingFound search={filters.search} /> : <NothingLoaded />}
    />
  )
}

function NothingFound({ search }: { search: string | null }) {
  return (
    <EmptyState
      title={search === null ? 'Ningún repuesto con este filtro' : `Nada con “${search}”`}
      action={
        <Button asChild>
          <Link to={paths.catalogue} replace>
            Ver todo el catálogo
          </Link>
        </Button>
      }
    >
      {search === null ? 'Probá con otro.' : 'Probá con menos palabras, o con otra parte del código.'}
    </EmptyState>
  )
}

function NothingLoaded() {
  return (
    <EmptyState
      title="Tu catálogo está vacío"
      action={
        <Button asChild>
          <Link to={paths.apiKeys}>Crear una clave</Link>
        </Button>
      }
    >
      Cargá un archivo con tus repuestos, o creá una clave con el permiso catalogue:write y mandalos desde tu
      sistema.
    </EmptyState>
  )
}
