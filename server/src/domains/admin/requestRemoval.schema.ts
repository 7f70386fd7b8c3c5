import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { after } from '../../platform/clock.ts'
import { globalId } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { NoPassword } from '../accounts/account.errors.ts'
import { typedPassword } from '../accounts/account.input.ts'
import { visibleOffers } from '../offers/offer.policy.ts'
import { visibleRequests } from '../requests/request.policy.ts'
import { removeAllRequests, undoRequestRemoval } from './requestRemoval.operations.ts'
import {
  KEPT,
  REMOVABLE,
  UNDO_REMOVAL_MS,
  undoableRemovals,
  visibleRemovals,
} from './requestRemoval.policy.ts'

/** Removals that the panel lists: one that takes all leaves little for another. */
const MOST_SHOWN = 10

builder.prismaNode('RequestRemoval', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'The team’s removal of every request without money. The admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleRemovals(viewer)] }),
  fields: t => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
    undoableUntil: t.field({
      type: 'DateTime',
      description: 'Until when it can be undone, unless it was.',
      select: { createdAt: true },
      resolve: ({ createdAt }) => after(createdAt, UNDO_REMOVAL_MS),
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was undone; null when it was not.',
    }),
    requests: t.exposeInt('requests', { description: 'Removed requests.' }),
    parts: t.exposeInt('parts', { description: 'Their parts.' }),
    files: t.exposeInt('files', { description: 'Their photos and videos.' }),
    offers: t.exposeInt('offers', { description: 'Their offers.' }),
    kept: t.exposeInt('kept', { description: 'Requests with money, which stayed.' }),
  }),
})

interface RemovableRequests {
  readonly requests: number
  readonly parts: number
  readonly files: number
  readonly offers: number
  readonly kept: number
}

const RemovableRequestsType = builder.objectRef<RemovableRequests>('RemovableRequests').implement({
  description: 'What a removal of all requests would hide now.',
  fields: t => ({
    requests: t.exposeInt('requests', { description: 'Requests without money.' }),
    parts: t.exposeInt('parts', { description: 'Their parts.' }),
    files: t.exposeInt('files', { description: 'Their photos and videos.' }),
    offers: t.exposeInt('offers', { description: 'Their offers.' }),
    kept: t.exposeInt('kept', { description: 'Requests with money, which would stay.' }),
  }),
})

builder.queryFields(t => ({
  removableRequests: t.field({
    type: RemovableRequestsType,
    nullable: true,
    description: 'What a removal of all requests would hide now. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 500 },
    resolve: async (_root, _args, { db, viewer }): Promise<RemovableRequests> => {
      const [requests, parts, files, offers, kept] = await Promise.all([
        db.prisma.partRequest.count({ where: { AND: [REMOVABLE, visibleRequests(viewer)] } }),
        db.prisma.requestedPart.count({ where: { request: { AND: [REMOVABLE, visibleRequests(viewer)] } } }),
        db.prisma.requestFile.count({ where: { request: { AND: [REMOVABLE, visibleRequests(viewer)] } } }),
        db.prisma.offer.count({ where: { request: REMOVABLE, AND: [visibleOffers(viewer)] } }),
        db.prisma.partRequest.count({ where: { AND: [KEPT, visibleRequests(viewer)] } }),
      ])
      return { requests, parts, files, offers, kept }
    },
  }),
  undoableRemovals: t.prismaField({
    type: ['RequestRemoval'],
    nullable: true,
    description: `Removals that can still be undone, the newest first, at most ${MOST_SHOWN}. The admin; null for others.`,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { atMost: MOST_SHOWN },
    resolve: (query, _root, _args, { db, clock, viewer }) =>
      db.prisma.requestRemoval.findMany({
        ...query,
        where: { AND: [undoableRemovals(clock.now()), visibleRemovals(viewer)] },
        orderBy: { id: 'desc' },
        take: MOST_SHOWN,
      }),
  }),
}))

const RequestRemovalPayload = payloadOf('RequestRemovalPayload', {
  description: 'The removal as it is now.',
  model: 'RequestRemoval',
  field: 'removal',
  fieldDescription: 'The removal.',
  key: 'removalId',
  visible: visibleRemovals,
})

commandWithArgs('removeAllRequests', {
  type: RequestRemovalPayload,
  description:
    'Hides every request that nobody has paid, or begun to pay, with its parts, files and offers. It can be undone for 30 days; then their personal data is erased. The admin, with the password.',
  authScopes: { admin: true },
  refusals: [NoPassword, RateLimited, WrongState],
  args: z.object({ password: typedPassword.describe('The admin’s password.') }),
  run: removeAllRequests,
})

commandWithArgs('undoRequestRemoval', {
  type: RequestRemovalPayload,
  description: 'Shows the requests of a removal again, as they were, within 30 days. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: globalId().describe('The RequestRemoval.') }),
  run: (ctx, { id }) => undoRequestRemoval(ctx, id),
})
