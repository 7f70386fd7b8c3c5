import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { editWords, type RequestEdit } from '../requests/following/requestHistory'

/** Those of a request's changes that an offer has to fit: with more time it stays the same. */
export const contentChanges = <Edit extends RequestEdit>(edits: readonly Edit[]): Edit[] =>
  edits.filter(({ kind }) => kind !== 'EXTENDED')

type QuotedChangesProps = {
  ref: Ref<HTMLDivElement>
  /** What was changed since the offer is being written. */
  changes: readonly RequestEdit[]
  /** What the request says now is wrong with the car. */
  description: string | null | undefined
  /** The car as the request says it now. */
  vehicle: ReactNode
  /** Takes the changes over; null when they have been. */
  onSee: (() => void) | null
}

/** What the client changed of the request while an offer for it was being written. */
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
