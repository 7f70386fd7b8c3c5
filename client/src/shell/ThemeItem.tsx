import { chakra } from '@chakra-ui/react/styled-system'
import { Moon, Sun } from 'lucide-react'
import { Button } from '../ui/Button'
import { MenuItem } from '../ui/Menu'

/** Marks a button that the script in the page's head handles, so that it works before any other code. */
const EARLY = { 'data-early': 'theme' }

/** Switches between light and dark, in a menu. */
export function ThemeItem() {
  return (
    <MenuItem {...EARLY}>
      <OtherTheme />
    </MenuItem>
  )
}

/** The same as a button, for the footer. */
export function ThemeButton() {
  return (
    <Button variant="outline" size="sm" {...EARLY}>
      <OtherTheme />
    </Button>
  )
}

/** A prerendered page has the labels of both themes, because it does not know its reader's. */
function OtherTheme() {
  return (
    <>
      <chakra.span display={{ base: 'contents', _dark: 'none' }}>
        <Moon />
        Usar tema oscuro
      </chakra.span>
      <chakra.span display={{ base: 'none', _dark: 'contents' }}>
        <Sun />
        Usar tema claro
      </chakra.span>
    </>
  )
}
