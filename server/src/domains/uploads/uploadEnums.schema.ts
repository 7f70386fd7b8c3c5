import { FileKind, UploadPurpose, UploadState } from '../../generated/prisma/enums.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'

export const FileKindEnum = describedEnum('FileKind', FileKind, 'What a file is, by its content.', {
  IMAGE: 'A photo.',
  VIDEO: 'A video.',
})
export const UploadStateEnum = describedEnum('UploadState', UploadState, 'Where an upload stands.', {
  PENDING: 'Bytes are being sent or not yet checked.',
  READY: 'Checked and stored: it may be used once.',
  REJECTED: 'Not accepted, or canceled.',
})
export const UploadPurposeEnum = describedEnum('UploadPurpose', UploadPurpose, 'What a file is sent for.', {
  REQUEST_FILE: 'A photo or video of a request, which visitors and buyers make.',
  PROVIDER_PICTURE:
    'A picture of a provider’s profile, which providers send, and visitors who sign up as one.',
  CUSTOM_ORDER_FILE: 'A photo or video of an item of a custom order, which approved providers send.',
  DISPUTE_FILE: 'A photo or video that a party of an order shows in its dispute. Everybody.',
  OFFER_FILE: 'A photo or video of the parts of an offer, which approved providers send.',
  MESSAGE_FILE: 'A photo or video in the chat of an order, which its two parties send. Everybody.',
})
