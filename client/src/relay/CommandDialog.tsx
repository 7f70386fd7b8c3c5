import { ConfirmDialog, type ConfirmDialogProps } from '../ui/ConfirmDialog'
import { toast } from '../ui/toast'
import type { Outcome } from './outcome'
import { showRefusal } from './refusal'

type CommandDialogProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'loading'> & {
  /** What `useCommand` gives for a command about one thing. */
  command: readonly [run: (variables: { id: string }) => Promise<Outcome<unknown>>, running: boolean]
  /** The thing it is about; null keeps the dialog closed. */
  id: string | null
  /** What it changes is shown before the server answers (an optimistic update): the dialog does not wait for the answer. */
  atOnce?: boolean
  /** Told once it is done. */
  done: { title: string; description?: string }
}

/** Asks, runs a command, tells how it went, and closes. */
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
