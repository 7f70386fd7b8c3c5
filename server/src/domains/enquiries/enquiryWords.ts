import type { EnquiryKind } from '../../generated/prisma/enums.ts'

/** Maximum characters of its text. */
export const LONGEST_ENQUIRY = 4000

/** Subject areas of an enquiry, in the order of the contact page. */
export const ENQUIRY_WORDS: Readonly<Record<EnquiryKind, string>> = {
  BUYER_SUPPORT: 'Soporte al comprador',
  PROVIDER_SUPPORT: 'Soporte al proveedor',
  PROVIDER_REGISTRATION: 'Registro de proveedor',
  PAYMENT_PROBLEM: 'Problema con un pago',
  TECHNICAL_PROBLEM: 'Problema técnico',
  COMMERCIAL: 'Consulta comercial',
  OTHER: 'Otro',
}
