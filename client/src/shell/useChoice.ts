import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Choices, chosenOf, withParam } from '../paths'

/**
 * A filter or an order that is part of the address: `[chosen, choose, isReading]`. The choice shows at once;
 * the list is kept until its data arrives. `choose` is stable.
 */
export function useChoice<V extends string>(
  choices: Choices<V>,
): readonly [chosen: V, choose: (value: V) => void, isReading: boolean] {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { location: underWay } = useNavigation()
  const [wish, setWish] = useState<{ value: V; at: string } | null>(null)
  const present = chosenOf(search, choices)
  // The address changes together with the list; any other change of it cancels the pending choice.
  const chosen = wish?.at === search ? wish.value : present
  // Another choice on the same page may still be pending: both apply.
  const from = underWay?.pathname === pathname ? underWay.search : search
  const latest = useRef({ navigate, pathname, search, from })
  useLayoutEffect(() => {
    latest.current = { navigate, pathname, search, from }
  })
  const choose = useCallback(
    (value: V) => {
      const { navigate, pathname, search, from } = latest.current
      setWish({ value, at: search })
      void navigate(pathname + withParam(from, choices.param, choices.values[value]), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [choices],
  )
  return [chosen, choose, chosen !== present]
}
