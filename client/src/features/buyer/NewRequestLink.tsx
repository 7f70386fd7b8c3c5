import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'

/** 'Nuevo pedido' */
export function NewRequestLink() {
  return (
    <Button asChild>
      <Link to={paths.findPart()}>
        <Plus />
        Nuevo pedido
      </Link>
    </Button>
  )
}
