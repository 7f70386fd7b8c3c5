import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { WhatsAppButton } from '../../../shell/WhatsAppButton'
import { Logo } from '../../../ui/Logo'
import { TagRail } from '../../../ui/Tag'

type AuthFrameProps = {
  /** The decorative tag on the rail at the side. */
  tag: ReactNode
  children: ReactNode
}

/**
 * The frame of the sign-in and sign-up pages: the tag at the side, the form next to it. Narrow screens show
 * the form alone.
 */
export function AuthFrame({ tag, children }: AuthFrameProps) {
  return (
    <chakra.div
      display="grid"
      minH="100dvh"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(22rem, 5fr) 8fr' }}
    >
      <chakra.aside
        className="inv"
        hideBelow="lg"
        bg="bg.inverted"
        display="flex"
        flexDirection="column"
        pt="8"
        pl="10"
      >
        <HomeLink />
        <TagRail aria-hidden="true" mt="20" pr="10">
          {tag}
        </TagRail>
      </chakra.aside>
      <chakra.main
        id="contenido"
        display="grid"
        justifyItems="center"
        // Aligned to the top: centred, the tabs would move with the height of their content.
        alignItems="start"
        px="gutter"
        pt={{ base: '6', lg: 'clamp(4rem, 16vh, 10rem)' }}
        pb={{ base: '24', lg: '16' }}
        outline="none"
      >
        <chakra.div w="full" maxW="36rem">
          <chakra.div hideFrom="lg" mb="8">
            <HomeLink />
          </chakra.div>
          {children}
        </chakra.div>
      </chakra.main>
      <WhatsAppButton compact />
    </chakra.div>
  )
}

function HomeLink() {
  return (
    <chakra.a asChild display="inline-flex" textDecoration="none">
      <Link to={paths.home} aria-label="Tuerca, inicio">
        <Logo />
      </Link>
    </chakra.a>
  )
}
