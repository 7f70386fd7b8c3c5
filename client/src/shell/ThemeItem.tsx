import { Moon, Sun } from 'lucide-react'
import { setColorMode, useColorMode } from '../theme/colorMode'
import { Button } from '../ui/Button'
import { MenuItem } from '../ui/Menu'

/** Switches between light and dark, in a menu. */
export function ThemeItem() {
  const theme = useOtherTheme()
  return (
    <MenuItem onClick={theme.use}>
      {theme.icon}
      {theme.label}
    </MenuItem>
  )
}

/** The same as a button, for the footer. */
export function ThemeButton() {
  const theme = useOtherTheme()
  return (
    <Button variant="outline" size="sm" onClick={theme.use}>
      {theme.icon}
      {theme.label}
    </Button>
  )
}

function useOtherTheme() {
  const isDark = useColorMode() === 'dark'
  return {
    label: isDark ? 'Usar tema claro' : 'Usar tema oscuro',
    icon: isDark ? <Sun /> : <Moon />,
    use: () => setColorMode(isDark ? 'light' : 'dark'),
  }
}
