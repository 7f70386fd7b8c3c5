import { chakra } from '@chakra-ui/react/styled-system'
import { paths } from '../../../paths'
import { SearchForm } from '../../../shell/SearchForm'
import { SEARCH_PARAM } from './searchChoices'

/** The server's maximum length of a search. */
const LONGEST_SEARCH = 100

/** The field of the team's search over everything, at the top of each of its screens. */
export function DeskSearch() {
  return (
    <chakra.div w={{ base: 'full', md: '26rem' }}>
      <SearchForm
        param={SEARCH_PARAM}
        to={paths.adminSearch}
        label="Buscar en todo"
        placeholder="Teléfono, email, RUT, auto"
        maxLength={LONGEST_SEARCH}
      />
    </chakra.div>
  )
}
