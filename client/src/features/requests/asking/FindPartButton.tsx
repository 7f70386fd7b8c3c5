import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/Button'

/** 'Buscar repuesto' on public pages, with the same target as in the header. */
export function FindPartButton() {
  return (
    <Button asChild variant="solid">
      <Link to={paths.findPart()}>
        <Search />
        Buscar repuesto
      </Link>
    </Button>
  )
}
