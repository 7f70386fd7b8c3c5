import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, Search } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { departments, labelOf } from '../../lib/labels'
import { paths } from '../../paths'
import { Avatar } from '../../ui/Avatar'
import { Button, IconButton } from '../../ui/Button'
import { WINDOW } from '../../ui/window'
import type { ChatBar_order$key } from './__generated__/ChatBar_order.graphql'

type ChatBarProps = { order: ChatBar_order$key; onSearch: () => void }

/** The link back, the name of the other party, and the search of all conversations. */
export function ChatBar({ order, onSearch }: ChatBarProps) {
  const { viewerIsBuyer, conversation, provider, request } = useFragment(
    graphql`
      fragment ChatBar_order on Order {
        viewerIsBuyer
        conversation {
          otherPartyName
        }
        provider {
          department
        }
        request {
          department
        }
      }
    `,
    order,
  )
  const name = conversation?.otherPartyName ?? ''
  const department = viewerIsBuyer ? provider.department : request?.department
  return (
    <chakra.div css={styles.root}>
      <BackToPanel tab={viewerIsBuyer ? 'compras' : 'ventas'} />
      <chakra.span hideBelow="md">
        <Avatar name={name} tone={viewerIsBuyer ? 'trust' : 'manila'} />
      </chakra.span>
      <chakra.div minW="0" lineHeight="1.2">
        <chakra.h1 css={styles.title}>Chat con {name}</chakra.h1>
        <chakra.p textStyle="xs" color="fg.muted">
          {department && labelOf(departments, department)}
        </chakra.p>
      </chakra.div>
      <IconButton label="Buscar en tus chats" ml="auto" onClick={onSearch}>
        <Search />
      </IconButton>
    </chakra.div>
  )
}

/** A link to the tab of the conversation; only an arrow on narrow screens. */
export function BackToPanel({ tab }: { tab?: string | undefined }) {
  return (
    <Button asChild size="sm" variant="ghost" css={styles.back}>
      <Link to={paths.dashboard(tab)}>
        <ArrowLeft />
        <span>Volver al panel</span>
      </Link>
    </Button>
  )
}

const styles = {
  root: { display: 'flex', columnGap: { base: '2', md: '3' }, alignItems: 'center', flex: 'none', minW: '0' },
  title: { textStyle: 'mini', lineClamp: '2', overflowWrap: 'anywhere', [WINDOW.isLow]: { lineClamp: '1' } },
  // Aligns the arrow, not the button's face, with the content below.
  back: { ml: '-3', mdDown: { w: 'ctlSm', px: '0', ml: '-2.5', '& span': { srOnly: true } } },
} as const
