import { takeTurns } from './turns'

// Takes time to load, as code that is still being compiled.
await takeTurns()

export const sayLate = () => void fetch('/late')
