import {
  DeliveryTime,
  FitBasis,
  OfferRejectReason,
  OfferState,
  PartCondition,
  ShippingCharge,
} from '../../generated/prisma/enums.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'

export const OfferStateEnum = describedEnum('OfferState', OfferState, 'Where an offer stands.', {
  PENDING: 'Pending with the buyer.',
  ACCEPTED: 'Paid.',
  REJECTED: 'The buyer rejected it.',
  LOST: 'Another offer won the same parts, or the request ended.',
  WITHDRAWN: 'The provider withdrew it.',
  EXPIRED: 'Its deadline passed.',
})
export const PartConditionEnum = describedEnum('PartCondition', PartCondition, 'What an offered part is.', {
  NEW: 'Unused.',
  USED: 'Taken from another car.',
  REMANUFACTURED: 'Rebuilt.',
})
export const DeliveryTimeEnum = describedEnum(
  'DeliveryTime',
  DeliveryTime,
  'How soon a part can be had, soonest first.',
  {
    IMMEDIATE: 'Immediately.',
    DAYS_1_3: 'In 1 to 3 days.',
    WEEKS_1_2: 'In 1 to 2 weeks.',
    OVER_2_WEEKS: 'In more than 2 weeks.',
  },
)

export const ShippingChargeEnum = describedEnum(
  'ShippingCharge',
  ShippingCharge,
  'How the delivery of an offer is charged.',
  {
    ARRANGED: 'Provider and buyer arrange delivery and its cost after the payment, outside of Tuerca.',
    NONE: 'It costs nothing.',
    AMOUNT: 'It has a price, which is part of the total.',
  },
)

export const OfferRejectReasonEnum = describedEnum(
  'OfferRejectReason',
  OfferRejectReason,
  'Why a buyer rejected an offer.',
  {
    PRICE: 'The price is too high.',
    DELIVERY: 'The delivery takes too long.',
    CONDITION: 'The buyer wants another condition.',
    WARRANTY: 'The warranty is too short.',
    WRONG_PART: 'The part is not the one that was requested.',
    BOUGHT_ELSEWHERE: 'The buyer has it from elsewhere.',
    OTHER: 'Another reason.',
  },
)

export const FitBasisEnum = describedEnum(
  'FitBasis',
  FitBasis,
  'How the provider knows that a part fits the buyer’s vehicle.',
  {
    VIN: 'By the chassis number.',
    PART_NUMBER: 'By the part number.',
    PHOTO: 'By the buyer’s photo.',
    UNIVERSAL: 'It fits every vehicle.',
    NOT_SURE: 'The provider is not sure.',
  },
)
