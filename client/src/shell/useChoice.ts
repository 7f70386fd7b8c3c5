import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Choices, chosenOf, withParam } from '../paths'

/**
 * A filter or an order that is a part of the address: `[chosen, choose, isReading]`. What is chosen shows at once; the
 * list stays as it is until what was asked for is here. `choose` is always the same function.
 */
export function useChoice<V extends string>(
  choices: Choices<V>,
): readonly [chosen: V, choose: (value: V) => void, isReading: boolean] {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { location: underWay } = useNavigation()
  const [wish, setWish] = useState<{ value: V; at: string } | null>(null)
  const present = chosenOf(search, choices)
  // The address changes with the list; any other change of it ends the wish.
  const chosen = wish?.at === search ? wish.value : present
  // Another choice of the same page may still be on its way: both count.
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
