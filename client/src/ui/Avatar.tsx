import { chakra } from '@chakra-ui/react/styled-system'
import { initials } from '../lib/text'
import { avatarRecipe } from '../theme/recipes/badge'

const Base = chakra('span', avatarRecipe)

type AvatarProps = {
  name: string
  src?: string | null | undefined
  /** Providers are green, buyers manila. */
  tone?: 'trust' | 'manila' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A picture or initials. Hidden from screen readers, because the name is always next to it. */
export function Avatar({ name, src, tone, size }: AvatarProps) {
  return (
    <Base tone={tone} size={size} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name)}
    </Base>
  )
}
