import { builder } from '../../graphql/builder.ts'
import { readOnce } from '../../graphql/news.ts'
import { COMMON_REFUSALS } from '../../graphql/refusals.ts'
import { parseInput } from '../../platform/input.ts'
import type { Notice } from '../../platform/news.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { requireAccount } from '../viewer.ts'
import { ownRequestsTopic, requestsFeedTopic } from './request.events.ts'
import { createPartRequestInput } from './request.input.ts'
import { cancelPartRequest, createPartRequest } from './request.operations.ts'
import { visibleRequests } from './request.policy.ts'
import { PartCategoryEnum, UrgencyEnum, WantedConditionEnum } from './requestEnums.schema.ts'

const RequestedPartInput = builder.inputType('RequestedPartInput', {
  description: 'One part that is needed.',
  fields: t => ({
    description: t.string({ required: true, description: 'What is needed, up to 200 characters.' }),
    category: t.field({ type: PartCategoryEnum, description: 'Where it belongs.' }),
    condition: t.field({
      type: WantedConditionEnum,
      required: true,
      defaultValue: 'ANY',
      description: 'The condition wanted.',
    }),
    quantity: t.int({ required: true, defaultValue: 1, description: 'How many, 1 to 999.' }),
    urgency: t.field({
      type: UrgencyEnum,
      required: true,
      defaultValue: 'MEDIUM',
      description: 'How soon it is needed.',
    }),
    partNumber: t.string({ description: 'The maker’s number, up to 60 characters.' }),
    comments: t.string({ description: 'More about it, up to 1000 characters.' }),
  }),
})

const RequestContactInput = builder.inputType('RequestContactInput', {
  description: 'Who asks. Providers never see it; the one who is paid gets it with the order.',
  fields: t => ({
    name: t.string({ required: true, description: 'The person’s name, up to 80 characters.' }),
    email: t.string({ required: true, description: 'Where the offers are announced.' }),
    phone: t.string({ description: 'Phone number; national ones are Uruguayan.' }),
  }),
})

const CreatePartRequestInput = builder.inputType('CreatePartRequestInput', {
  description: 'A vehicle, the parts it needs and who asks.',
  fields: t => ({
    submissionKey: t.string({
      required: true,
      description: 'A UUID made by the browser for this submission: sent twice, it makes one request.',
    }),
    brand: t.string({ required: true, description: 'Make, up to 60 characters.' }),
    model: t.string({ required: true, description: 'Model, up to 60 characters.' }),
    year: t.int({ required: true, description: 'Model year, 1980 to next year.' }),
    engine: t.string({ description: 'Engine, up to 60 characters.' }),
    version: t.string({ description: 'Trim, up to 60 characters.' }),
    vin: t.string({ description: 'VIN or chassis number, 5 to 17 letters and digits.' }),
    mileageKm: t.int({ description: 'Kilometres driven.' }),
    description: t.string({ description: 'What is wrong or wanted, up to 2000 characters.' }),
    department: t.field({ type: DepartmentEnum, required: true, description: 'Where it is needed.' }),
    parts: t.field({ type: [RequestedPartInput], required: true, description: 'From 1 to 20 parts.' }),
    contact: t.field({ type: RequestContactInput, required: true, description: 'Who asks.' }),
    uploadIds: t.stringList({
      description: 'Uploads that are READY, in order: up to 5 photos and 1 video. Each is used once.',
    }),
  }),
})

const CreatePartRequestPayload = builder
  .objectRef<{ requestId: string }>('CreatePartRequestPayload')
  .implement({
    description: 'The request is with the providers.',
    fields: t => ({
      request: t.prismaField({
        type: 'PartRequest',
        description: 'The request. A visitor sees it here and nowhere else, without its contact and files.',
        // Its own submitter asks, who as a visitor has no other right to it.
        resolve: (query, { requestId }, _args, { db }) =>
          db.prisma.partRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
    }),
  })

const CancelPartRequestPayload = builder
  .objectRef<{ requestId: string }>('CancelPartRequestPayload')
  .implement({
    description: 'The request takes no more offers; those on it are turned down.',
    fields: t => ({
      request: t.prismaField({
        type: 'PartRequest',
        description: 'The request.',
        resolve: (query, { requestId }, _args, { db, viewer }) =>
          db.prisma.partRequest.findFirstOrThrow({
            ...query,
            where: { id: requestId, AND: [visibleRequests(viewer)] },
          }),
      }),
    }),
  })

builder.mutationFields(t => ({
  createPartRequest: t.field({
    type: CreatePartRequestPayload,
    description:
      'Asks providers for parts. Buyers and visitors; a visitor gets a mail that tells how to follow the request.',
    authScopes: { public: true },
    errors: { types: [...COMMON_REFUSALS, RateLimited] },
    args: {
      input: t.arg({
        type: CreatePartRequestInput,
        required: true,
        description: 'What is needed, and who asks.',
      }),
    },
    resolve: (_root, { input }, ctx) =>
      createPartRequest(ctx, parseInput(createPartRequestInput(ctx.clock.now()), input)),
  }),
  cancelPartRequest: t.field({
    type: CancelPartRequestPayload,
    description: 'Takes one’s own request back while nothing on it is paid.',
    authScopes: { buyer: true },
    errors: { types: [...COMMON_REFUSALS, WrongState] },
    args: { id: t.arg.globalID({ required: true, description: 'The PartRequest.' }) },
    resolve: (_root, { id }, ctx) => cancelPartRequest(ctx, id.id),
  }),
}))

builder.subscriptionFields(t => ({
  feedRequest: t.prismaField({
    type: 'PartRequest',
    nullable: true,
    description:
      'A request that was opened, or whose state changed. Providers. Null when the viewer may not see it.',
    authScopes: { provider: true },
    subscribe: (_root, _args, { news }) => news.subscribe(requestsFeedTopic),
    resolve: (query, notice: Notice, _args, { viewer, db }) => {
      const where = { id: String(notice.data.requestId), AND: [visibleRequests(viewer)] }
      return readOnce(notice, { query, where }, () => db.prisma.partRequest.findFirst({ ...query, where }))
    },
  }),
  myRequestUpdated: t.prismaField({
    type: 'PartRequest',
    nullable: true,
    description: 'A request of the viewer that was opened, changed or became theirs. Buyers.',
    authScopes: { buyer: true },
    subscribe: (_root, _args, { viewer, news }) =>
      news.subscribe(ownRequestsTopic(requireAccount(viewer).accountId)),
    resolve: (query, notice: Notice, _args, { viewer, db }) =>
      db.prisma.partRequest.findFirst({
        ...query,
        where: { id: String(notice.data.requestId), AND: [visibleRequests(viewer)] },
      }),
  }),
}))
