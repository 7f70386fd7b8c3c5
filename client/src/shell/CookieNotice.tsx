import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { paths } from '../paths'
import { notPrinted } from '../ui/notPrinted'
import { Page } from '../ui/PageHeader'
import { CookieForm } from './CookieForm'

/**
 * Asks a browser that has not answered what it may keep. It stands above the page and covers nothing of it; what shows it
 * is known before the first drawing.
 */
export function CookieNotice() {
  return (
    <chakra.section
      aria-label="Aviso de cookies"
      bg="bg.subtle"
      borderBottom="1px solid"
      borderColor="border"
      css={{
        display: 'none',
        '[data-cookies="preguntar"] &': { display: 'block' },
        ...notPrinted,
      }}
    >
      <Page
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="8"
        rowGap={{ base: '1.5', md: '3' }}
        py={{ base: '1.5', md: '3' }}
      >
        <chakra.p textStyle={{ base: 'xs', md: 'sm' }} flex="1 1 22rem">
          Usamos las cookies necesarias. Si aceptás, además te recordamos.{' '}
          <Link to={paths.cookies}>Política de cookies</Link>
        </chakra.p>
        <CookieForm />
      </Page>
    </chakra.section>
  )
}
