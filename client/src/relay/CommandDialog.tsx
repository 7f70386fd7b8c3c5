import { ConfirmDialog, type ConfirmDialogProps } from '../ui/ConfirmDialog'
import { toast } from '../ui/toast'
import type { Outcome } from './outcome'
import { showRefusal } from './refusal'

type CommandDialogProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'loading'> & {
  /** The result of `useCommand` for a mutation of one row. */
  command: readonly [run: (variables: { id: string }) => Promise<Outcome<unknown>>, running: boolean]
  /** Id of the row; null keeps the dialog closed. */
  id: string | null
  /** True when an optimistic update shows the change before the server answers: the dialog does not wait. */
  atOnce?: boolean
  /** Toast after success. */
  done: { title: string; description?: string }
}

/** Asks for confirmation, runs a mutation, reports the result, and closes. */
export function CommandDialog(props: CommandDialogProps) {
  const { command, id, done, atOnce = false, onClose, ...dialog } = props
  const [run, running] = command
  const confirm = async () => {
    if (id === null) return
    const answer = run({ id })
    if (atOnce) onClose()
    const outcome = await answer
    if (outcome.ok) toast.success(done.title, { description: done.description })
    else showRefusal(outcome.refusal)
    if (!atOnce) onClose()
  }
  return (
    <ConfirmDialog
      {...dialog}
      open={id !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      loading={running}
    />
  )
}
