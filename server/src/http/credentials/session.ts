import type { Services } from '../../domains/context.ts'
import type { Presented, Recognised } from '../../graphql/credentials.ts'

/** The account that the browser's cookie belongs to; a visitor without one. */
export function recogniseSession(
  { sessions }: Pick<Services, 'sessions'>,
  { cookie }: Pick<Presented, 'cookie'>,
): Promise<Recognised> {
  return sessions.recognise(cookie)
}
