import { chakra } from '@chakra-ui/react/styled-system'
import { Bell, KeyRound, LockKeyhole, PackageSearch, ReceiptText, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../paths'
import { useViewer } from '../../shell/viewer'
import { PageHeader } from '../../ui/PageHeader'

const PLACES = [
  { to: paths.dashboard('perfil'), words: 'Perfil', Icon: UserRound },
  { to: paths.accountSecurity, words: 'Seguridad', Icon: LockKeyhole },
  { to: paths.noticePreferences, words: 'Avisos', Icon: Bell },
  { to: paths.privacySettings, words: 'Privacidad', Icon: ShieldCheck },
]
/** The places of one kind of account alone. */
const OWN_PLACES: Readonly<Record<string, typeof PLACES>> = {
  PROVIDER: [
    { to: paths.apiKeys, words: 'Claves', Icon: KeyRound },
    { to: paths.catalogue, words: 'Catálogo', Icon: PackageSearch },
  ],
  BUYER: [{ to: paths.payments, words: 'Pagos', Icon: ReceiptText }],
}

type AccountFrameProps = {
  title: string
  /** True for a table, which needs the width of the page. */
  wide?: boolean
  children: ReactNode
}

/**
 * A page of the account: its title, the links to the other pages at the side (above on a phone), and its
 * panels.
 */
export function AccountFrame({ title, wide = false, children }: AccountFrameProps) {
  const places = [...PLACES, ...(OWN_PLACES[useViewer()?.kind ?? ''] ?? [])]
  return (
    <>
      <PageHeader small title={title} />
      <chakra.div css={styles.root}>
        <chakra.nav aria-label="Cuenta" css={styles.nav}>
          {places.map(({ to, words, Icon }) => (
            <NavLink key={to} to={to}>
              <Icon /> {words}
            </NavLink>
          ))}
        </chakra.nav>
        <chakra.div css={styles.content} maxW={wide ? 'none' : '52rem'}>
          {children}
        </chakra.div>
      </chakra.div>
    </>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: { base: '5', lg: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
  },
  nav: {
    display: 'flex',
    flexDirection: { lg: 'column' },
    gap: { base: '0', md: '1' },
    flexWrap: 'wrap',
    position: { lg: 'sticky' },
    top: { lg: '6rem' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', md: '2.5' },
      minH: '11',
      px: { base: '1', md: '3' },
      borderRadius: 'sm',
      fontSize: 'sm',
      fontWeight: '560',
      color: 'fg.muted',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    // Without their drawings five fit a line of a phone.
    '& svg': { display: { base: 'none', md: 'inline' } },
    '& a:hover': { bg: 'bg.muted', color: 'fg' },
    '& a[aria-current="page"]': { bg: 'bg.muted', color: 'fg', fontWeight: '640' },
  },
  content: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
