import { leavingOutContacts } from '../requests/anonymousText.ts'
import type { ConsultationContact } from './conversation.input.ts'
import type { Understood } from './understood.ts'

const MAX_DESCRIPTION = 2000

/** The form's input for this consultation: parsed like any other input, so that the same rules hold. */
export function consultationInput(
  understood: Understood,
  { name, phone, email, department }: Omit<ConsultationContact, 'conversationId'>,
  sending: { readonly submissionKey: string; readonly uploadIds: readonly string[] },
) {
  const { brand, model, year, engine, version, vin, mileageKm, urgency, symptoms } = understood
  return {
    ...sending,
    brand,
    model,
    year,
    engine,
    version,
    vin,
    mileageKm,
    description: symptoms && Array.from(leavingOutContacts(symptoms)).slice(0, MAX_DESCRIPTION).join(''),
    department,
    parts: understood.parts.map(part => ({
      ...part,
      description: leavingOutContacts(part.description) || part.description,
      condition: part.condition ?? 'ANY',
      urgency: urgency ?? 'MEDIUM',
      comments: null,
    })),
    contact: { name, email, phone },
  }
}
