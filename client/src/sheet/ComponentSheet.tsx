import { chakra } from '@chakra-ui/react/styled-system'
import { setColorMode, useColorMode } from '../theme/colorMode'
import { Checkbox } from '../ui/Checkbox'
import { Logo } from '../ui/Logo'
import { Page } from '../ui/PageHeader'
import { Toaster } from '../ui/Toaster'
import { Controls } from './Controls'
import { Foundations } from './Foundations'
import { Pieces } from './Pieces'
import { Surfaces } from './Surfaces'
import { Zones } from './Zones'

/** Every piece of the kit on one page, in the order of the design's own sheet. Development only. */
export function ComponentSheet() {
  const mode = useColorMode()
  return (
    <>
      <Page as="header" pt="10" pb="6">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="4">
          <Logo fontSize="2rem" />
          <Checkbox
            checked={mode === 'dark'}
            onChange={event => setColorMode(event.currentTarget.checked ? 'dark' : 'light')}
          >
            Oscuro
          </Checkbox>
        </chakra.div>
        <chakra.h1 mt="6">Componentes</chakra.h1>
      </Page>
      <Page as="main" pb="24">
        <Foundations />
        <Controls />
        <Pieces />
        <Surfaces />
        <Zones />
      </Page>
      <Toaster />
    </>
  )
}
