// Written by npm run codegen from client/src/features/policies/documents.

/** The versions of each policy by its address, oldest first: the last one holds. Each is the day from which it does. */
export const POLICY_VERSIONS = {
  'politica-cookies': ['2025-07-24', '2026-11-22', '2026-11-23'],
  'politica-privacidad': ['2025-07-24', '2026-11-22', '2026-11-23'],
  'resolucion-disputas': ['2025-07-24'],
  seguridad: ['2025-07-24', '2026-11-23'],
  'terminos-uso': ['2025-07-24'],
} as const
