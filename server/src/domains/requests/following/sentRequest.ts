import { z } from 'zod'
import { NotFound } from '../../../platform/refusal.ts'
import type { Services } from '../../context.ts'
import { requestPath } from '../../siteAddresses.ts'
import { REQUEST_GONE } from '../request.errors.ts'
import { sentRequestTopic } from '../request.events.ts'
import { followPathOf } from './follow.ts'

const isUuid = (key: string) => z.uuid().safeParse(key).success

/**
 * The path of the page of a submitted request once providers have it; null before, and for an unknown key. The key of its
 * submission shows that the caller asked; the link opens nothing that the confirmed request does not open by mail.
 */
export async function sentRequestPath(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  submissionKey: string,
): Promise<string | null> {
  if (!isUuid(submissionKey)) return null
  const request = await db.prisma.partRequest.findUnique({
    where: { submissionKey },
    select: { id: true, sentAt: true, buyerId: true, followVersion: true },
  })
  if (!request?.sentAt) return null
  return request.buyerId === null ? followPathOf(settings, request) : requestPath(request.id)
}

/** The topic on which the sending of a submitted request is announced. Throws NotFound. */
export async function sentRequestTopicOf(
  { db }: Pick<Services, 'db'>,
  submissionKey: string,
): Promise<string> {
  const request = isUuid(submissionKey)
    ? await db.prisma.partRequest.findUnique({ where: { submissionKey }, select: { id: true } })
    : null
  if (!request) throw new NotFound(REQUEST_GONE)
  return sentRequestTopic(request.id)
}
