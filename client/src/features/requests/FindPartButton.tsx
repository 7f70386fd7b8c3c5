import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'

type FindPartButtonProps = {
  /** The vehicle's make, where the page is about one: it is said on the button and filled in. */
  brand?: string
}

/** 'Buscar repuesto' on public pages: leads to the form. */
export function FindPartButton({ brand }: FindPartButtonProps) {
  return (
    <Button asChild variant="solid">
      <Link to={paths.findPart({ mode: 'manual', brand })}>
        <Search />
        {brand ? `Buscar repuesto ${brand}` : 'Buscar repuesto'}
      </Link>
    </Button>
  )
}
