import { builder } from '../../graphql/builder.ts'
import type { Terms } from './offerTerms.ts'

export const TermsType = builder.objectRef<Terms>('Terms').implement({
  description:
    'Terms of several parts, in Spanish: once where all are equal, part by part where they differ.',
  fields: t => ({
    condition: t.exposeString('condition', { extensions: { maxLength: 5000 }, description: '‘Nuevo’.' }),
    conditionMark: t.exposeString('conditionMark', {
      nullable: true,
      description:
        'The mark of parts that are not new: ‘Usado’, ‘Usado y remanufacturado’; null when all are new.',
    }),
    delivery: t.exposeString('delivery', { extensions: { maxLength: 5000 }, description: '‘1-3 días’.' }),
    warranty: t.exposeString('warranty', {
      extensions: { maxLength: 5000 },
      description: '‘90 días’, or ‘Kit de embrague: 180 días; Rulemán: sin garantía’.',
    }),
    fit: t.exposeString('fit', {
      extensions: { maxLength: 5000 },
      nullable: true,
      description: '‘Por el chasis’; null when the provider says it of no part.',
    }),
  }),
})
