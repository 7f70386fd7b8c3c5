import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'

/** 'Nuevo pedido'; `primary` where it is the one thing to do. */
export function NewRequestLink({ primary }: { primary?: boolean }) {
  return (
    <Button asChild variant={primary ? 'solid' : 'outline'}>
      <Link to={paths.findPart()}>
        <Plus />
        Nuevo pedido
      </Link>
    </Button>
  )
}
