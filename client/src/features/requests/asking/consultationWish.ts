import { graphql, readInlineData } from 'react-relay'
import { fields, listOf, parseAs, type ShapeOf, text } from '../../../lib/shape'
import type { KeptUpload } from '../../uploads/uploadQueue'
import type { consultationWish_conversation$key } from './__generated__/consultationWish_conversation.graphql'
import type { PartValues, RequestValues } from './requestForm'
import { understoodTexts } from './understoodTexts'

/** The values from the conversation with the assistant, which continue in the form. */
export type ConsultationWish = Pick<
  RequestValues,
  | 'brand'
  | 'model'
  | 'year'
  | 'engine'
  | 'version'
  | 'vin'
  | 'mileageKm'
  | 'description'
  | 'contact'
  | 'department'
> & {
  /** Changes with every new understanding. */
  readonly key: string
  readonly parts: readonly PartValues[]
  /** The files sent to the assistant. */
  readonly uploads: readonly KeptUpload[]
  /** The values the form was filled with, by the key of that time; null for a key of no conversation. */
  readonly givenBy: (key: string) => Given | null
}

const given = fields({ parts: listOf(fields({ description: text })), uploadIds: listOf(text) })
type Given = ShapeOf<typeof given>

/** Null while nothing is understood or sent, and once the consultation was sent. */
export function consultationWish(
  conversation: consultationWish_conversation$key | null,
): ConsultationWish | null {
  const read = readInlineData<consultationWish_conversation$key>(
    graphql`
      fragment consultationWish_conversation on AssistantConversation @inline {
        stage
        photos {
          uploadId
          kind
          name
          thumbnailUrl
        }
        understood {
          symptoms
          ...understoodTexts
        }
      }
    `,
    conversation,
  )
  if (!read || read.stage === 'COMPLETED') return null
  const { car, urgency, parts, contact, department } = understoodTexts(read.understood)
  const values = {
    ...car,
    description: (read.understood.symptoms ?? '').slice(0, MAX_DESCRIPTION),
    parts: parts.map(
      (part, index): PartValues => ({
        ...part,
        key: `charla ${index} ${part.description}`,
        condition: wanted(part.condition),
        urgency: urgent(urgency),
        comments: '',
        uploadIds: [],
      }),
    ),
    contact,
    department,
  }
  const uploadIds = read.photos.map(({ uploadId }) => uploadId)
  const key = JSON.stringify({ ...values, uploadIds })
  if (key === NOTHING_SAID) return null
  return {
    ...values,
    key,
    givenBy: earlier => parseAs(given, earlier),
    uploads: read.photos.map(({ uploadId, kind, name, thumbnailUrl }) => ({
      key: uploadId,
      name,
      kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE',
      about: null,
      src: thumbnailUrl ?? null,
      uploadId,
    })),
  }
}

/** The maximum length of the description in the form. */
const MAX_DESCRIPTION = 2000

const NOTHING_SAID = JSON.stringify({
  brand: '',
  model: '',
  year: '',
  engine: '',
  version: '',
  vin: '',
  mileageKm: '',
  description: '',
  parts: [],
  contact: { name: '', phone: '', email: '' },
  department: '',
  uploadIds: [],
})

const wanted = (condition: string): PartValues['condition'] =>
  condition === 'NEW' || condition === 'USED' ? condition : 'ANY'
const urgent = (urgency: string): PartValues['urgency'] =>
  urgency === 'LOW' || urgency === 'HIGH' || urgency === 'URGENT' ? urgency : 'MEDIUM'
