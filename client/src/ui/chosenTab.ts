/** The selected tab of a panel: takes the focus when the row that had it has left the list. */
export const chosenTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
