// Written by npm run codegen from client/src/features/policies/documents.

/** The versions of each policy by its address, oldest first: the last one holds. Each is the day from which it does. */
export const POLICY_VERSIONS = {
  'politica-cookies': ['2025-07-24', '2026-11-22', '2026-11-23', '2026-11-26', '2026-11-27'],
  'politica-privacidad': [
    '2025-07-24',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ],
  'resolucion-disputas': ['2025-07-24', '2026-11-26', '2026-11-28', '2026-11-29'],
  seguridad: ['2025-07-24', '2026-11-23', '2026-11-24', '2026-11-26', '2026-11-29'],
  'terminos-uso': ['2025-07-24', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
} as const

/** By policy and earlier version: the titles of the parts that are otherwise in the version that holds. */
export const POLICY_CHANGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'politica-cookies': {
    '2025-07-24': [
      'Introducción',
      'Las necesarias',
      'Lo que guardamos si aceptás',
      'Cómo contamos visitas',
      'Cómo borrarlas',
      'Las que usamos',
      'Lo que guarda tu navegador',
    ],
    '2026-11-22': ['Las necesarias', 'Cómo contamos visitas'],
    '2026-11-23': ['Las necesarias'],
    '2026-11-26': ['Las necesarias'],
  },
  'politica-privacidad': {
    '2025-07-24': [
      'Qué datos tenemos',
      'Para qué los usamos',
      'Quién ve qué',
      'A quién se los pasamos',
      'Cuánto tiempo',
      'Tus derechos',
      'Menores',
      'Cookies',
    ],
    '2026-11-22': [
      'Qué datos tenemos',
      'Para qué los usamos',
      'Quién ve qué',
      'A quién se los pasamos',
      'Cuánto tiempo',
      'Tus derechos',
      'Menores',
    ],
    '2026-11-23': ['Qué datos tenemos', 'Quién ve qué', 'A quién se los pasamos', 'Cuánto tiempo', 'Menores'],
    '2026-11-24': ['Qué datos tenemos', 'Quién ve qué', 'A quién se los pasamos', 'Cuánto tiempo', 'Menores'],
    '2026-11-26': ['Qué datos tenemos', 'Quién ve qué', 'A quién se los pasamos', 'Cuánto tiempo'],
    '2026-11-27': ['Qué datos tenemos', 'Quién ve qué', 'A quién se los pasamos', 'Cuánto tiempo'],
    '2026-11-28': ['Qué datos tenemos', 'Quién ve qué', 'A quién se los pasamos', 'Cuánto tiempo'],
    '2026-11-29': ['Qué datos tenemos', 'Quién ve qué', 'A quién se los pasamos', 'Cuánto tiempo'],
    '2026-11-30': ['Quién ve qué', 'A quién se los pasamos'],
    '2026-12-01': ['A quién se los pasamos'],
  },
  'resolucion-disputas': {
    '2025-07-24': [
      'Introducción',
      'Antes de abrirla',
      'Cómo se abre',
      'Plazos',
      'Soluciones posibles',
      'Segunda revisión',
    ],
    '2026-11-26': [
      'Introducción',
      'Antes de abrirla',
      'Cómo se abre',
      'Plazos',
      'Soluciones posibles',
      'Segunda revisión',
    ],
    '2026-11-28': ['Cómo se abre'],
  },
  seguridad: {
    '2025-07-24': ['Quién es quién', 'Fraudes', 'Qué podés hacer vos', 'Si algo no está bien', 'Cambios'],
    '2026-11-23': ['Quién es quién', 'Fraudes', 'Si algo no está bien', 'Cambios'],
    '2026-11-24': ['Quién es quién', 'Fraudes', 'Si algo no está bien'],
    '2026-11-26': ['Quién es quién', 'Fraudes', 'Si algo no está bien'],
  },
  'terminos-uso': {
    '2025-07-24': [
      'Quién puede usarlo',
      'Pago y protección',
      'Cancelación y devolución',
      'Derecho a arrepentirse',
      'Conducta y responsabilidad',
    ],
    '2026-11-26': [
      'Quién puede usarlo',
      'Pago y protección',
      'Cancelación y devolución',
      'Derecho a arrepentirse',
    ],
    '2026-11-27': ['Quién puede usarlo', 'Cancelación y devolución', 'Derecho a arrepentirse'],
    '2026-11-28': ['Quién puede usarlo'],
  },
}
