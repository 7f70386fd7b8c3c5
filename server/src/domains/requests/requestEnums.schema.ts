import { PartRequestState, RequestOrigin, Urgency, WantedCondition } from '../../generated/prisma/enums.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'

export const RequestOriginEnum = describedEnum('RequestOrigin', RequestOrigin, 'How a request came in.', {
  FORM: 'The detailed form.',
  ASSISTANT: 'The chat assistant on the site.',
  WHATSAPP: 'A WhatsApp conversation.',
})
export const PartRequestStateEnum = describedEnum(
  'PartRequestState',
  PartRequestState,
  'Where a request stands.',
  {
    OPEN: 'Waits for its first offer.',
    ANSWERED: 'Has offers and takes more.',
    AWARDED: 'An offer is paid.',
    CLOSED: 'The orders are finished.',
    CANCELED: 'The owner canceled it.',
    EXPIRED: '30 days passed without an award.',
  },
)
export const UrgencyEnum = describedEnum('Urgency', Urgency, 'How soon a part is needed.', {
  LOW: 'Baja.',
  MEDIUM: 'Media.',
  HIGH: 'Alta.',
  URGENT: 'Urgente.',
})
export const WantedConditionEnum = describedEnum(
  'WantedCondition',
  WantedCondition,
  'What condition a buyer wants a part in.',
  { NEW: 'Unused.', USED: 'Taken from another car.', ANY: 'Either.' },
)
