import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useMediaQuery } from '../lib/useMediaQuery'
import { tabsRecipe } from '../theme/recipes/tabs'
import { Count, UnreadCount } from './Badge'
import { notPrinted } from './notPrinted'

export type TabItem<V extends string = string> = {
  value: V
  label: string
  count?: number | undefined
  /** Highlights the count. */
  alert?: boolean | undefined
  /** Number of unread messages in the tab. */
  unread?: number | undefined
}

export type TabsProps<V extends string> = {
  items: readonly TabItem<V>[]
  value: V
  onChange: (value: V) => void
  /** Name of the tab list: 'Panel del comprador'. */
  label: string
  /** Reaches the edges of the page on narrow screens. */
  bleed?: boolean | undefined
  /** One `TabPanel` per item, or only the current one. */
  children: ReactNode
}

type Wiring = { base: string; current: string }
const TabsContext = createContext<Wiring | null>(null)

/** Tabs over their panels: underlined, scrolling sideways when they do not fit. */
export function Tabs<V extends string>({ children, ...props }: TabsProps<V>) {
  const base = useId()
  return (
    <TabsContext value={{ base, current: props.value }}>
      <TabList base={base} layout="row" {...props} />
      {children}
    </TabsContext>
  )
}

/** Tabs for work panels: a sticky column at the left from 64em up, a scrolling row below. */
export function SideTabs<V extends string>({ children, ...props }: TabsProps<V>) {
  const base = useId()
  return (
    <TabsContext value={{ base, current: props.value }}>
      <chakra.div
        display="grid"
        gap={{ base: '4', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13.5rem minmax(0, 1fr)' }}
        alignItems={{ lg: 'start' }}
      >
        <TabList base={base} layout="side" {...props} />
        <chakra.div minW="0">{children}</chakra.div>
      </chakra.div>
    </TabsContext>
  )
}

type TabListProps<V extends string> = Omit<TabsProps<V>, 'children'> & {
  base: string
  layout: 'row' | 'side'
}

function TabList<V extends string>({ items, value, onChange, label, bleed, base, layout }: TabListProps<V>) {
  const styles = useSlotRecipe({ recipe: tabsRecipe })({ layout, bleed })
  const list = useRef<HTMLDivElement>(null)
  const column = useMediaQuery('(min-width: 64em)') && layout === 'side'

  // A scrolling row always shows the current tab, also after the phone is turned or a count appears; the page
  // itself does not scroll. The observer reports first sizes too, after the layout: measuring here would force one more.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[id="${base}-tab-${value}"]`)
    if (!row || !tab) return
    const center = () => {
      const offset = tab.getBoundingClientRect().left - row.getBoundingClientRect().left
      row.scrollLeft += offset - (row.clientWidth - tab.offsetWidth) / 2
    }
    const sizes = new ResizeObserver(center)
    sizes.observe(row)
    sizes.observe(tab)
    return () => sizes.disconnect()
  }, [base, value])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex(item => item.value === value)
    const next = step(event.key, at, items.length)
    const item = next === undefined ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onChange(item.value)
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item(next ?? 0)
      .focus()
  }

  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={column ? 'vertical' : 'horizontal'}
      onKeyDown={move}
      css={[styles.list, notPrinted]}
    >
      {items.map(item => {
        const selected = item.value === value
        return (
          <chakra.button
            key={item.value}
            type="button"
            role="tab"
            id={`${base}-tab-${item.value}`}
            aria-selected={selected}
            aria-controls={selected ? `${base}-panel-${item.value}` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(item.value)}
            css={styles.tab}
          >
            {item.label}
            {item.count !== undefined && item.count > 0 && <Count value={item.count} on={item.alert} />}
            <UnreadCount value={item.unread ?? 0} />
          </chakra.button>
        )
      })}
    </chakra.div>
  )
}

/** Index that an arrow key selects, or undefined for other keys. Both axes work in every layout. */
function step(key: string, at: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}

type TabPanelProps = {
  value: string
  /** Hides the panel instead of removing it when another tab opens, so that typed text stays. */
  keepsInput?: boolean | undefined
  children: ReactNode
}

/** The content of one tab. Renders nothing before it is the current one. */
export function TabPanel({ value, keepsInput = false, children }: TabPanelProps) {
  const tabs = useContext(TabsContext)
  const isCurrent = tabs?.current === value
  const [wasOpen, setWasOpen] = useState(isCurrent)
  if (isCurrent && !wasOpen) setWasOpen(true)
  if (!tabs || !(isCurrent || (keepsInput && wasOpen))) return null
  return (
    <chakra.div
      hidden={!isCurrent}
      role="tabpanel"
      id={`${tabs.base}-panel-${value}`}
      aria-labelledby={`${tabs.base}-tab-${value}`}
      tabIndex={0}
      _focusVisible={{ outlineOffset: '4px' }}
    >
      {children}
    </chakra.div>
  )
}
