import type { EnquiryKind } from '../../generated/prisma/enums.ts'

/** Characters of its text. */
export const LONGEST_ENQUIRY = 4000

/** What an enquiry is about, as the contact page lists it, the first one first. */
export const ENQUIRY_WORDS: Readonly<Record<EnquiryKind, string>> = {
  BUYER_SUPPORT: 'Soporte al comprador',
  PROVIDER_SUPPORT: 'Soporte al proveedor',
  PROVIDER_REGISTRATION: 'Registro de proveedor',
  PAYMENT_PROBLEM: 'Problema con un pago',
  TECHNICAL_PROBLEM: 'Problema técnico',
  COMMERCIAL: 'Consulta comercial',
  OTHER: 'Otro',
}
