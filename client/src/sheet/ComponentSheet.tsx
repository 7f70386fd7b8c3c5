import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
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
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'))
  useEffect(() => void document.documentElement.classList.toggle('dark', isDark), [isDark])
  return (
    <>
      <Page as="header" pt="10" pb="6">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="4">
          <Logo fontSize="2rem" />
          <Checkbox checked={isDark} onChange={event => setDark(event.currentTarget.checked)}>
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
