import type { APIRequestContext } from '@playwright/test'
import type { z } from 'zod'

/** Queries the graph with the browser's cookies, and accepts only an answer of the expected shape. */
export async function ask<T>(
  browser: APIRequestContext,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  shape: z.ZodType<T>,
): Promise<T> {
  const response = await browser.post('/graphql', { data: { query, variables } })
  const { data, errors } = await response.json()
  if (!data) throw new Error(`HTTP ${response.status()}: ${JSON.stringify(errors)}`)
  const answer = shape.safeParse(data)
  if (!answer.success) throw new Error(`Unexpected answer: ${JSON.stringify({ data, errors })}`)
  return answer.data
}
