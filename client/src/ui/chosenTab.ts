/** The selected tab of a panel: takes the focus when the row that had it has left the list. */
export const chosenTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

/** Receives the focus of an element that has left the page: the panel's tab, or the page's title without tabs. */
export function placeToGoOn(): HTMLElement | null {
  const tab = chosenTab()
  if (tab) return tab
  const title = document.querySelector<HTMLElement>('main h1')
  if (title) title.tabIndex = -1
  return title
}
