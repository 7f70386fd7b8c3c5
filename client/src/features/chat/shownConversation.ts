import { useEffect } from 'react'
import { toast } from '../../ui/toast'

let shown: string | null = null

/** The page shows this conversation: what arrives in it is seen there, and needs no telling. */
export function useShownConversation(id: string): void {
  useEffect(() => {
    shown = id
    toast.settle(id)
    return () => {
      shown = null
    }
  }, [id])
}

/** Whether the page shows the conversation with this id. */
export const isShown = (id: string): boolean => shown === id
