import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Tells a visitor of a prerendered page that a press had no effect because the code did not arrive.
 * `startLate` shows it by `<html data-code-failure>`; the next press reloads the page and restores the typed
 * text.
 */
export function CodeFailure() {
  return (
    <chakra.div role="alert" position="fixed" insetX="4" bottom="4" zIndex="toast" pointerEvents="none">
      <chakra.p
        w="fit-content"
        maxW="30rem"
        mx="auto"
        px="4"
        py="3"
        bg="bg.panel"
        color="fg"
        border="1px solid"
        borderColor="danger.fg"
        borderRadius="md"
        boxShadow="float"
        textStyle="sm"
        css={{ display: 'none', '[data-code-failure] &': { display: 'block' } }}
      >
        No pudimos cargar lo que falta de la página. Revisá tu conexión y probá de nuevo.
      </chakra.p>
    </chakra.div>
  )
}
