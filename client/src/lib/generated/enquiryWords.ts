// Written by npm run codegen from server/src/domains/enquiries/enquiryWords.ts.

/** Subjects of enquiries in the order of the form. */
export const ENQUIRY_WORDS = {
  BUYER_SUPPORT: 'Soporte al comprador',
  PROVIDER_SUPPORT: 'Soporte al proveedor',
  PROVIDER_REGISTRATION: 'Registro de proveedor',
  PAYMENT_PROBLEM: 'Problema con un pago',
  TECHNICAL_PROBLEM: 'Problema técnico',
  COMMERCIAL: 'Consulta comercial',
  OTHER: 'Otro',
} as const

export type EnquiryKind = keyof typeof ENQUIRY_WORDS

/** Characters of its text. */
export const LONGEST_ENQUIRY = 4000
