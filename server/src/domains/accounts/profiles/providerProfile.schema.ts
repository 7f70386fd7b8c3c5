import type { ProviderPictureKind } from '../../../generated/prisma/enums.ts'
import { LogisticOption, Weekday } from '../../../generated/prisma/enums.ts'
import { builder } from '../../../graphql/builder.ts'
import type { GraphQLContext } from '../../../graphql/context.ts'
import { describedEnum } from '../../../graphql/describedEnum.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import '../../vehicles/categories.schema.ts'
import { LOGISTIC_WORDS, WEEKDAY_WORDS } from './profileTerms.ts'
import { PROVIDER_FIELDS } from './providerFields.ts'
import { ownAlone, readableFields } from './readableFields.schema.ts'

describedEnum('LogisticOption', LogisticOption, 'How parts get from a provider to a buyer.', LOGISTIC_WORDS)
const WeekdayEnum = describedEnum('Weekday', Weekday, 'A day of the week.', WEEKDAY_WORDS)
const WEEK = Object.values(Weekday)

interface Shift {
  readonly opensAt: number
  readonly closesAt: number
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
/** Minutes since midnight as HH:MM; the end of the day is 00:00. */
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

const OpeningShiftType = builder.objectRef<Shift>('OpeningShift').implement({
  description: 'From when to when a business is open, local time.',
  fields: t => ({
    opensAt: t.string({ description: "'08:00'.", resolve: ({ opensAt }) => timeOf(opensAt) }),
    closesAt: t.string({
      description: "'18:00'; '00:00' is midnight at the end of the day.",
      resolve: ({ closesAt }) => timeOf(closesAt),
    }),
  }),
})

const OpeningDayType = builder
  .objectRef<{ weekday: Weekday; shifts: readonly Shift[] }>('OpeningDay')
  .implement({
    description: 'When a business is open on one weekday.',
    fields: t => ({
      weekday: t.expose('weekday', { type: WeekdayEnum, description: 'The day.' }),
      shifts: t.field({
        type: [OpeningShiftType],
        description: 'In order, at most two; none: closed.',
        resolve: ({ shifts }) => shifts,
      }),
    }),
  })

interface Picture {
  readonly storageKey: string | null
  readonly previewKey: string | null
}

/** A signature takes as long as fifty columns. */
const SIGNED = { cost: 50 }

const signed = (key: string | null, { storage }: GraphQLContext) =>
  key ? storage.signDownload(key, { expiresInMs: HOUR_MS }) : null

const PictureType = builder.objectRef<Picture>('ProviderPicture').implement({
  description: 'A picture of a provider’s profile, without the metadata it came with.',
  fields: t => ({
    thumbnailUrl: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the picture in 320 × 320 pixels, valid for at least an hour; null when it no longer exists.',
      resolve: ({ previewKey }, _args, ctx) => signed(previewKey, ctx),
    }),
    url: t.string({
      nullable: true,
      extensions: SIGNED,
      description:
        'Address of the picture in full size, valid for at least an hour; null when it no longer exists.',
      resolve: ({ storageKey }, _args, ctx) => signed(storageKey, ctx),
    }),
  }),
})

const pictured = {
  pictures: { select: { kind: true, upload: { select: { storageKey: true, previewKey: true } } } },
} as const

function pictureOf(
  { pictures }: { pictures: readonly { kind: ProviderPictureKind; upload: Picture }[] },
  kind: ProviderPictureKind,
): Picture | null {
  return pictures.find(picture => picture.kind === kind)?.upload ?? null
}

const OWN = 'The provider itself and the admin; null for others and when not given.'

builder.prismaObjectFields('ProviderProfile', t => readableFields(t, PROVIDER_FIELDS))
builder.prismaObjectFields('ProviderProfile', t => ({
  updatedAt: t.expose('updatedAt', {
    ...ownAlone,
    type: 'DateTime',
    nullable: true,
    description:
      'When its owner last changed something. The provider itself and the admin; null for others and when never.',
  }),
  customerDiscountBps: t.exposeInt('customerDiscountBps', {
    ...ownAlone,
    nullable: true,
    description:
      'Its discount for buyers with a customer number, in basis points: 1250 is 12.5 %. It applies while `acceptsCustomerDiscounts`. The provider itself and the admin; null for others and before the first.',
  }),
  customerDiscountDescription: t.exposeString('customerDiscountWords', {
    ...ownAlone,
    nullable: true,
    description: `Its words for that discount. ${OWN}`,
  }),
  openingHours: t.field({
    type: [OpeningDayType],
    description: 'All seven days from Monday on, local time; none when not given.',
    select: { shifts: { orderBy: { opensAt: 'asc' } } },
    resolve: ({ shifts }) =>
      shifts.length === 0
        ? []
        : WEEK.map(weekday => ({ weekday, shifts: shifts.filter(shift => shift.weekday === weekday) })),
  }),
  profilePicture: t.field({
    type: PictureType,
    nullable: true,
    description: 'The logo or a photo of a person; null without one.',
    select: pictured,
    resolve: provider => pictureOf(provider, 'PROFILE'),
  }),
  shopPicture: t.field({
    type: PictureType,
    nullable: true,
    description: 'The photo of the shop; null without one.',
    select: pictured,
    resolve: provider => pictureOf(provider, 'SHOP'),
  }),
  representativePicture: t.field({
    ...ownAlone,
    type: PictureType,
    nullable: true,
    description: `The photo of its representative. ${OWN}`,
    select: pictured,
    resolve: provider => pictureOf(provider, 'REPRESENTATIVE'),
  }),
}))
