import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../paths'
import { ActionLink } from '../../../ui/Link'

/** The heading of a sign-up form, with a link back to the choice between buyer and provider. */
export function SignUpHead({ title, toKinds }: { title: string; toKinds?: string | undefined }) {
  const [search] = useSearchParams()
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <ActionLink asChild textStyle="sm">
        <Link
          to={
            toKinds ??
            paths.auth({
              mode: 'signup',
              email: search.get('email') ?? undefined,
              returnTo: search.get('volver') ?? undefined,
            })
          }
        >
          <ArrowLeft size={18} />
          Cambiar el tipo de cuenta
        </Link>
      </ActionLink>
      <chakra.h1 textStyle="h2">{title}</chakra.h1>
    </chakra.div>
  )
}
