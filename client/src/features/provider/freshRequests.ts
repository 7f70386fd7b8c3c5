import { createContext, use } from 'react'

const FreshContext = createContext<ReadonlySet<string>>(new Set())

/** Gives the tabs the ids of the requests that have arrived while the panel was open. */
export const FreshRequests = FreshContext.Provider

export const useFreshRequests = (): ReadonlySet<string> => use(FreshContext)
