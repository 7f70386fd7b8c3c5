import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../ui/Button'

/** The server's endpoint for it. */
const ACTION = '/cookies'
/** Handled by the script in the page's head, which knows the choice (plugins/rememberAsAgreed.ts). */
const EARLY = { 'data-early': 'cookies' }

/** The consent to cookies: two answers of equal weight, which need no code of the page. */
export function CookieForm() {
  return (
    <chakra.form action={ACTION} method="post" display="grid" flex="0 1 24.5rem">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        css={{ '& button': { flex: '1 1 9.5rem', maxW: '12rem' } }}
      >
        <Button type="submit" size="sm" px="2" name="eleccion" value="necesarias" {...EARLY}>
          Solo las necesarias
        </Button>
        <Button type="submit" size="sm" px="2" name="eleccion" value="todas" {...EARLY}>
          Aceptar
        </Button>
      </chakra.div>
      <chakra.div role="alert">
        <chakra.p
          textStyle="sm"
          mt="2"
          color="danger.fg"
          css={{ display: 'none', '[data-cookies-failure] &': { display: 'block' } }}
        >
          No pudimos guardar tu elección. Probá de nuevo.
        </chakra.p>
      </chakra.div>
    </chakra.form>
  )
}
