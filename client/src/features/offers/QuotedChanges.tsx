import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { editWords, type RequestEdit } from '../requests/following/requestHistory'

/** The changes of a request that affect its offers; an extension does not. */
export const contentChanges = <Edit extends RequestEdit>(edits: readonly Edit[]): Edit[] =>
  edits.filter(({ kind }) => kind !== 'EXTENDED')

type QuotedChangesProps = {
  ref: Ref<HTMLDivElement>
  /** The changes since the writing of the offer began. */
  changes: readonly RequestEdit[]
  /** The present description of the problem in the request. */
  description: string | null | undefined
  /** The present vehicle of the request. */
  vehicle: ReactNode
  /** Applies the changes to the form; null once they are. */
  onSee: (() => void) | null
}

/** Shows the buyer's changes of the request while an offer for it is being written. */
export function QuotedChanges({ ref, changes, description, vehicle, onSee }: QuotedChangesProps) {
  if (changes.length === 0) return null
  const words = new Set(changes.map(change => editWords(change, false)))
  const quotes = [
    ...changes.map(({ comment }) => comment),
    changes.some(({ aspects }) => aspects.includes('DESCRIPTION')) && description,
  ].filter(Boolean)
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      tone="warn"
      role="alert"
      action={
        onSee && (
          <Button size="sm" onClick={onSee}>
            Ver cómo quedó
          </Button>
        )
      }
    >
      <b>{onSee ? 'El pedido cambió mientras escribías.' : 'Así quedó el pedido.'}</b>{' '}
      {[...words].map(each => `El cliente ${each.charAt(0).toLowerCase()}${each.slice(1)}. `)}
      {onSee ? 'Lo que escribiste sigue acá.' : 'Revisá lo que escribiste antes de enviar.'}
      {changes.some(({ aspects }) => aspects.includes('VEHICLE')) && (
        <chakra.span display="block" mt="1" className="num" overflowWrap="anywhere">
          Ahora es para: {vehicle}.
        </chakra.span>
      )}
      {quotes.map(quote => (
        <chakra.span key={String(quote)} display="block" mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          “{quote}”
        </chakra.span>
      ))}
    </Notice>
  )
}
