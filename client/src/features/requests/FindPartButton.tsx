import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'

/** 'Buscar repuesto' on public pages: leads to the form. */
export function FindPartButton() {
  return (
    <Button asChild variant="solid">
      <Link to={paths.findPart({ mode: 'manual' })}>
        <Search />
        Buscar repuesto
      </Link>
    </Button>
  )
}
