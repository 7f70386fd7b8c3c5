import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from './Button'
import { notPrinted } from './notPrinted'

type LoadMoreProps = {
  /** True when there is another page. Otherwise nothing is rendered. */
  hasNext: boolean
  loading: boolean
  onClick: () => void
  label?: string | undefined
}

/** The end of a paginated list. */
export function LoadMore({ hasNext, loading, onClick, label = 'Ver más' }: LoadMoreProps) {
  if (!hasNext) return null
  return (
    <chakra.div display="flex" justifyContent="center" pt="4" css={notPrinted}>
      <Button variant="soft" loading={loading} loadingText="Cargando" onClick={onClick}>
        {label}
      </Button>
    </chakra.div>
  )
}
