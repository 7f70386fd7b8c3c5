import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { paths } from '../paths'
import { notPrinted } from '../ui/notPrinted'
import { Page } from '../ui/PageHeader'
import { CookieForm } from './CookieForm'

/**
 * Asks for consent in a browser without an answer. Placed above the page without covering it; its visibility
 * is known before the first paint.
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
