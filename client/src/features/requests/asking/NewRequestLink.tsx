import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button, type ButtonProps } from '../../../ui/Button'

type NewRequestLinkProps = { primary?: boolean; size?: ButtonProps['size'] }

/** 'Nuevo pedido'; `primary` as the main action. */
export function NewRequestLink({ primary, size }: NewRequestLinkProps) {
  return (
    <Button asChild variant={primary ? 'solid' : 'outline'} size={size}>
      <Link to={paths.findPart()}>
        <Plus />
        Nuevo pedido
      </Link>
    </Button>
  )
}
