import { useEffect } from 'react'
import { toast } from '../../ui/toast'

let shown: string | null = null

/** Marks this conversation as shown on the page: its messages need no toast. */
export function useShownConversation(id: string): void {
  useEffect(() => {
    shown = id
    toast.settle(id)
    return () => {
      shown = null
    }
  }, [id])
}

/** Returns whether the page shows the conversation with this id. */
export const isShown = (id: string): boolean => shown === id
