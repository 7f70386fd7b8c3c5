import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Clock, ClockProvider } from '../lib/clock'
import { system } from '../theme/system'
import { ComponentSheet } from './ComponentSheet'

/** A still clock, so that two pictures of the sheet can be compared. */
const clock: Clock = { now: () => Date.parse('2026-11-21T15:00:00Z'), everyMinute: () => () => undefined }

const root = document.getElementById('root')
if (!root) throw new Error('sheet.html has no #root')
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <ClockProvider clock={clock}>
        <ComponentSheet />
      </ClockProvider>
    </ChakraProvider>
  </StrictMode>,
)
