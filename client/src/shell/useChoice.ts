import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Choices, chosenOf, withParam } from '../paths'

/**
 * A filter or an order that is a part of the address: `[chosen, choose, isReading]`. What is chosen shows at once; the
 * list stays as it is until what was asked for is here.
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
  const choose = (value: V) => {
    setWish({ value, at: search })
    // Another choice of the same page may still be on its way: both count.
    const from = underWay?.pathname === pathname ? underWay.search : search
    void navigate(pathname + withParam(from, choices.param, choices.values[value]), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return [chosen, choose, chosen !== present]
}
