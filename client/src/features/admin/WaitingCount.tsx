import { Count } from '../../ui/Badge'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** Number of rows that wait for the team on the page that a link leads to; nothing for 0. */
export function WaitingCount({ value }: { value: number }) {
  if (value === 0) return null
  return (
    <>
      {' '}
      <Count on value={value} />
      <VisuallyHidden> por decidir</VisuallyHidden>
    </>
  )
}
