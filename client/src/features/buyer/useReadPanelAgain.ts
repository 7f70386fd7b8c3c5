import { useCallback, useEffect, useRef } from 'react'
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay'
import { readAgain as readQuery } from '../../relay/readAgain'
import { useReconnect } from '../../relay/useReconnect'
import type { OfferOrder } from '../offers/RequestOffers'
import screenQuery, {
  type BuyerDashboardScreenQuery,
} from './__generated__/BuyerDashboardScreenQuery.graphql'
import { loadedPages } from './lists'

/** News come in bursts (a payment moves a request and all its offers): one reading for all of them. */
const SETTLE_MS = 500

/**
 * Reads the panel again, soon: after news, and by itself when the websocket is back. Each list keeps its length, and
 * offers stay in the order they are compared in.
 */
export function useReadPanelAgain(accountId: string, orderBy: OfferOrder): () => void {
  const environment = useRelayEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const order = useRef(orderBy)
  useEffect(() => {
    order.current = orderBy
  }, [orderBy])
  useEffect(() => () => clearTimeout(timer.current), [])
  const readAgain = useCallback(() => {
    // The wait is never begun anew: news that do not end are read all the same.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      let pages = { orders: 0, requests: 0, quoted: 0 }
      commitLocalUpdate(environment, store => {
        pages = loadedPages(store, accountId)
      })
      const variables = { ...pages, orderBy: order.current }
      readQuery<BuyerDashboardScreenQuery>(environment, screenQuery, variables)
    }, SETTLE_MS)
  }, [environment, accountId])
  useReconnect(readAgain)
  return readAgain
}
