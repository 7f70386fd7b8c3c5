import { AssistantAuthor, AssistantStage } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { readOnce } from '../../graphql/news.ts'
import { idIn } from '../../graphql/newsField.ts'
import { ASKED } from '../../mind/values.ts'
import type { Announcement } from '../../platform/announcement.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { followPathOf } from '../requests/following/follow.ts'
import { visibleRequests } from '../requests/request.policy.ts'
import { UrgencyEnum, WantedConditionEnum } from '../requests/requestEnums.schema.ts'
import { FileKindEnum } from '../uploads/uploadEnums.schema.ts'
import { PartCategoryEnum } from '../vehicles/categories.schema.ts'
import { assistantTopic } from './conversation.events.ts'
import { MAX_MESSAGE } from './conversation.input.ts'
import { MAX_MESSAGES, requireOwn } from './conversation.operations.ts'
import { visibleAssistantConversations } from './conversationOwner.ts'
import { readMindState } from './mindState.ts'
import { MISSING, type Understood, type UnderstoodPart, understoodOf } from './understood.ts'

const StageEnum = describedEnum(
  'AssistantStage',
  AssistantStage,
  'Where a conversation with the assistant stands.',
  {
    INITIAL: 'Collects the part and the vehicle.',
    ASKING_CONTACT: 'Asks for the contact for the offers.',
    COMPLETING_CONTACT: 'Complete; waits for the visitor’s word to send it.',
    CREATING_CONSULTATION: 'The request is being made.',
    COMPLETED: 'The request is made; what comes next is another conversation.',
  },
)
const AuthorEnum = describedEnum('AssistantAuthor', AssistantAuthor, 'Who said something.', {
  VISITOR: 'The visitor or buyer.',
  ASSISTANT: 'The assistant.',
})
const MissingEnum = describedEnum(
  'AssistantMissing',
  Object.fromEntries(MISSING.map(each => [each, each])) as { [K in (typeof MISSING)[number]]: K },
  'What a request cannot do without and is not known yet.',
  {
    PART: 'The part.',
    BRAND: 'The car’s make.',
    MODEL: 'Model of the vehicle.',
    YEAR: 'Model year.',
    CONTACT: 'A WhatsApp number or an e-mail address.',
    DEPARTMENT: 'Department of the need.',
  },
)
const AskedEnum = describedEnum(
  'AssistantAsked',
  Object.fromEntries(ASKED.map(each => [each, each])) as { [K in (typeof ASKED)[number]]: K },
  'What the assistant’s last message asks for.',
  {
    PART: 'The part.',
    SYMPTOM: 'More about what the car does.',
    SIDE: 'Left or right.',
    AXLE: 'Front or rear.',
    QUANTITY: 'Quantity.',
    CONDITION: 'New, used or either.',
    URGENCY: 'Urgency.',
    VEHICLE: 'The car.',
    BRAND: 'Make.',
    MODEL: 'Model.',
    YEAR: 'Year.',
    ENGINE: 'Engine.',
    VIN: 'VIN or chassis number.',
    MILEAGE: 'Kilometres driven.',
    CONTACT: 'The contact for the offers.',
    NAME: 'The person’s name.',
    PHONE: 'A WhatsApp number.',
    EMAIL: 'An e-mail address.',
    DEPARTMENT: 'Department of the need.',
    CONFIRM: 'Confirmation that everything is right.',
  },
)

const UnderstoodPartType = builder.objectRef<UnderstoodPart>('UnderstoodPart').implement({
  description: 'A part as the assistant understood it. Who sees the conversation.',
  fields: t => ({
    description: t.exposeString('description', {
      description: 'Name of the part, with its place in the vehicle.',
    }),
    category: t.expose('category', {
      type: PartCategoryEnum,
      nullable: true,
      description: 'Category; null when unknown.',
    }),
    condition: t.expose('condition', {
      type: WantedConditionEnum,
      nullable: true,
      description: 'The condition wanted; null when not given.',
    }),
    quantity: t.exposeInt('quantity', { description: 'Quantity, from 1.' }),
    partNumber: t.exposeString('partNumber', {
      nullable: true,
      description: 'The maker’s number; null when not given.',
    }),
  }),
})

const UnderstoodType = builder.objectRef<Understood>('Understood').implement({
  description: 'The request as understood so far. Unknown values are null. Viewers of the conversation.',
  fields: t => {
    const text = (field: Exclude<keyof Understood, 'missing' | 'parts'>, description: string) =>
      t.string({
        nullable: true,
        description,
        resolve: understood => understood[field] as string | null,
      })
    const figure = (field: 'year' | 'mileageKm', description: string) =>
      t.int({ nullable: true, description, resolve: understood => understood[field] })
    return {
      brand: text('brand', 'The car’s make.'),
      model: text('model', 'Its model.'),
      year: figure('year', 'Its model year.'),
      engine: text('engine', 'Its engine.'),
      version: text('version', 'Its trim.'),
      vin: text('vin', 'Its VIN, else its chassis number, upper case.'),
      mileageKm: figure('mileageKm', 'Kilometres driven.'),
      urgency: t.field({
        type: UrgencyEnum,
        nullable: true,
        description: 'Urgency of the parts.',
        resolve: ({ urgency }) => urgency,
      }),
      symptoms: t.string({
        nullable: true,
        extensions: { maxLength: MAX_MESSAGE },
        description: 'The symptoms of the vehicle, in the visitor’s words.',
        resolve: ({ symptoms }) => symptoms,
      }),
      parts: t.field({
        type: [UnderstoodPartType],
        extensions: { atMost: 20 },
        description: 'The parts for this vehicle.',
        resolve: ({ parts }) => parts,
      }),
      name: text('name', 'The person’s name.'),
      phone: text('phone', 'Their phone in E.164.'),
      email: text('email', 'Their e-mail address.'),
      department: t.field({
        type: DepartmentEnum,
        nullable: true,
        description: 'Department of the need.',
        resolve: ({ department }) => department,
      }),
      missing: t.field({
        type: [MissingEnum],
        extensions: { atMost: MISSING.length },
        description: 'Missing values, in the order in which they are asked for.',
        resolve: ({ missing }) => missing,
      }),
      otherCars: t.exposeInt('otherCars', {
        description: 'For how many other cars parts were named: each takes a consultation of its own.',
      }),
    }
  },
})

builder.prismaNode('AssistantPhoto', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A photo or video that came with a message. Who sees the conversation.',
  findUnique: (id, ctx) => ({ id, AND: [{ conversation: visibleAssistantConversations(ctx) }] }),
  fields: t => ({
    kind: t.expose('kind', { type: FileKindEnum, description: 'Kind of the file.' }),
    uploadId: t.exposeString('uploadId', {
      description: 'The Upload, with which the form may send it in place of the assistant.',
    }),
    name: t.string({
      description: 'File name.',
      select: { upload: { select: { fileName: true } } },
      resolve: ({ upload: { fileName } }) => fileName,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description:
        'Address of the file in 320 × 320 pixels, valid for at least an hour; null for a video without a poster.',
      select: { upload: { select: { previewKey: true } } },
      resolve: ({ upload: { previewKey } }, _args, { storage }) =>
        previewKey ? storage.signDownload(previewKey, { expiresInMs: HOUR_MS }) : null,
    }),
  }),
})

builder.prismaNode('AssistantMessage', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A message in a conversation with the assistant. Viewers of the conversation.',
  findUnique: (id, ctx) => ({ id, AND: [{ conversation: visibleAssistantConversations(ctx) }] }),
  fields: t => ({
    author: t.expose('author', { type: AuthorEnum, description: 'The author.' }),
    position: t.exposeInt('position', { description: 'Position in the conversation, from 0.' }),
    text: t.exposeString('text', {
      extensions: { maxLength: MAX_MESSAGE },
      description: 'The plain text; the assistant’s may be partial or empty while it is made.',
    }),
    isComplete: t.exposeBoolean('isComplete', { description: 'False while the assistant makes it.' }),
    byModel: t.exposeBoolean('byModel', {
      description: 'True when an external language model worded it; false while it is made.',
    }),
    clientKey: t.exposeString('clientKey', {
      nullable: true,
      description: 'The key from the visitor’s browser; null for the assistant’s.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    photos: t.relation('photos', {
      extensions: { atMost: 6 },
      description: 'The attached files.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})

/** How many messages of a conversation its news contain. */
const LATEST = 4
const IN_ORDER = { orderBy: { position: 'asc' } } as const

export const AssistantConversationType = builder.prismaNode('AssistantConversation', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A conversation with the assistant, kept for 30 days. The browser that began it, or the account that has it; nobody else.',
  findUnique: (id, ctx) => ({ id, AND: [visibleAssistantConversations(ctx)] }),
  fields: t => ({
    stage: t.expose('stage', { type: StageEnum, description: 'The stage.' }),
    isOpen: t.boolean({
      description: 'True for the conversation in progress; false once another may begin.',
      select: { openKey: true },
      resolve: ({ openKey }) => openKey !== null,
    }),
    messages: t.relation('messages', {
      extensions: { atMost: MAX_MESSAGES },
      description: 'All messages, in order.',
      query: IN_ORDER,
    }),
    latestMessages: t.relation('messages', {
      extensions: { atMost: LATEST },
      description: 'The last of it, for who has read the rest, the newest first.',
      query: { orderBy: { position: 'desc' }, take: LATEST },
    }),
    photos: t.relation('photos', {
      extensions: { atMost: 6 },
      description: 'The photos and videos that the request will have, in the order in which they were sent.',
      query: { orderBy: { id: 'asc' } },
    }),
    photoCount: t.relationCount('photos', {
      description: 'Number of photos and videos in the request.',
    }),
    asked: t.field({
      type: AskedEnum,
      nullable: true,
      description: 'The value that the assistant’s last message asks for; null before the first.',
      select: { state: true },
      resolve: ({ state }) => readMindState(state).asked,
    }),
    understood: t.field({
      type: UnderstoodType,
      description: 'The understanding so far, including corrections by hand.',
      select: { state: true },
      resolve: ({ state }) => understoodOf(readMindState(state)),
    }),
    mayKeep: t.boolean({
      description: 'Whether its owner allows us to keep it for a year as an example for the assistant.',
      select: { exampleSince: true },
      resolve: ({ exampleSince }) => exampleSince !== null,
    }),
    followPath: t.string({
      nullable: true,
      extensions: { secret: true },
      description:
        'The path of the page of the request that it became, while no account has it: without an e-mail it is confirmed there; with an e-mail the path is null until it was sent, because the mail confirms it.',
      select: {
        request: {
          select: { id: true, followVersion: true, contactEmail: true, buyerId: true, sentAt: true },
        },
      },
      resolve: ({ request }, _args, { settings }) =>
        request && request.buyerId === null && (request.contactEmail === null || request.sentAt)
          ? followPathOf(settings, request)
          : null,
    }),
    sentAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the request that it became went to the providers; null before.',
      select: { request: { select: { sentAt: true } } },
      resolve: ({ request }) => request?.sentAt ?? null,
    }),
    request: t.prismaField({
      type: 'PartRequest',
      nullable: true,
      description: 'The request that it became; null before, and for who may not see it.',
      select: { id: true },
      extensions: { cost: 2 },
      resolve: (query, { id }, _args, { db, viewer }) =>
        db.prisma.partRequest.findFirst({
          ...query,
          where: { conversation: { id }, AND: [visibleRequests(viewer)] },
        }),
    }),
  }),
})

builder.queryField('assistantConversation', t =>
  t.prismaField({
    type: 'AssistantConversation',
    nullable: true,
    description:
      'The open conversation of the account or of this browser. Everybody; null when there is none.',
    authScopes: { public: true },
    resolve: (query, _root, _args, ctx) =>
      ctx.db.prisma.assistantConversation.findFirst({
        ...query,
        where: { openKey: { not: null }, AND: [visibleAssistantConversations(ctx)] },
        orderBy: { id: 'desc' },
      }),
  }),
)

builder.subscriptionField('assistantMoved', t =>
  t.prismaField({
    type: 'AssistantConversation',
    nullable: true,
    description:
      'A conversation as it continues: messages, also while the assistant makes them, and the understanding. Its owner. Null when it is no longer theirs.',
    authScopes: { public: true },
    args: {
      conversationId: t.arg.globalID({ required: true, description: 'The AssistantConversation.' }),
    },
    subscribe: async (_root, { conversationId }, ctx) => {
      await requireOwn(ctx, conversationId.id)
      return ctx.news.subscribe(assistantTopic(conversationId.id), { lastMs: ctx.readMsAgo })
    },
    resolve: (query, announcement: Announcement, _args, ctx: GraphQLContext) => {
      const where = {
        id: idIn(announcement, 'assistantConversationId'),
        AND: [visibleAssistantConversations(ctx)],
      }
      return readOnce(announcement, { query, where }, () =>
        ctx.db.prisma.assistantConversation.findFirst({ ...query, where }),
      )
    },
  }),
)
