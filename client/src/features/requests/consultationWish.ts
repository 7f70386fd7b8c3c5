import { graphql, readInlineData } from 'react-relay'
import { formatPhone } from '../../lib/text'
import type { consultationWish_conversation$key } from './__generated__/consultationWish_conversation.graphql'
import type { PartValues, RequestValues } from './requestForm'

/** What the conversation with the assistant has brought to light, for the form to go on with. */
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
  /** Changes with whatever is understood. */
  readonly key: string
  readonly parts: readonly PartValues[]
}

/** As a key begins: its parts follow, one on a line, so that the form knows them again when the assistant renames them. */
const MARK = 'charla'

/** The descriptions of the parts that a form was filled with, by the key of that time. */
export function partsOfKey(key: string): readonly string[] {
  const [mark, ...lines] = key.split('\n')
  return mark === MARK ? lines.slice(0, -1) : []
}

/** Null while nothing is understood, and once the consultation was sent. */
export function consultationWish(
  conversation: consultationWish_conversation$key | null,
): ConsultationWish | null {
  const read = readInlineData<consultationWish_conversation$key>(
    graphql`
      fragment consultationWish_conversation on AssistantConversation @inline {
        stage
        understood {
          brand
          model
          year
          engine
          version
          vin
          mileageKm
          urgency
          symptoms
          name
          phone
          email
          department
          parts {
            description
            category
            condition
            quantity
            partNumber
          }
        }
      }
    `,
    conversation,
  )
  if (!read || read.stage === 'COMPLETED') return null
  const { brand, model, year, engine, version, vin, mileageKm, urgency, symptoms, parts, ...contact } =
    read.understood
  const values = {
    brand: brand ?? '',
    model: model ?? '',
    year: year == null ? '' : String(year),
    engine: engine ?? '',
    version: version ?? '',
    vin: vin ?? '',
    mileageKm: mileageKm == null ? '' : String(mileageKm),
    description: (symptoms ?? '').slice(0, MAX_DESCRIPTION),
    parts: parts.map(
      (part, index): PartValues => ({
        key: `${MARK} ${index} ${part.description}`,
        description: part.description,
        category: part.category ?? '',
        condition: wanted(part.condition),
        urgency: urgent(urgency),
        quantity: String(part.quantity),
        partNumber: part.partNumber ?? '',
        comments: '',
        uploadIds: [],
      }),
    ),
    contact: {
      name: contact.name ?? '',
      email: contact.email ?? '',
      phone: contact.phone ? formatPhone(contact.phone) : '',
    },
    department: contact.department ?? '',
  }
  const said = JSON.stringify(values)
  if (said === NOTHING_SAID) return null
  return { ...values, key: [MARK, ...values.parts.map(({ description }) => description), said].join('\n') }
}

/** Characters that the form takes of what is wrong. */
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
  contact: { name: '', email: '', phone: '' },
  department: '',
})

const wanted = (condition: string | null | undefined): PartValues['condition'] =>
  condition === 'NEW' || condition === 'USED' ? condition : 'ANY'
const urgent = (urgency: string | null | undefined): PartValues['urgency'] =>
  urgency === 'LOW' || urgency === 'HIGH' || urgency === 'URGENT' ? urgency : 'MEDIUM'
