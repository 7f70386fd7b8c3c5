import { createContext, use } from 'react'

const FreshContext = createContext<ReadonlySet<string>>(new Set())

/** Provides the tabs with the ids of requests that arrived while the panel was open. */
export const FreshRequests = FreshContext.Provider

export const useFreshRequests = (): ReadonlySet<string> => use(FreshContext)

const NewsCountContext = createContext(0)

/** Provides the tabs with the number of news about requests that the panel received. */
export const RequestNewsCount = NewsCountContext.Provider

export const useRequestNewsCount = (): number => use(NewsCountContext)
