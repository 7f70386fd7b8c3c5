import { patterns } from '../paths'

/** Head of the pages of a link. */
export type LinkHead = {
  /** Name of the built page and of its preview picture. */
  readonly name: string
  readonly title: string
  readonly description: string
}

/**
 * Heads of link pages that people share in messengers, by address: the same for each token, without a client, a
 * provider or an amount, because whoever sees the message sees the preview.
 */
export const linkHeads: Readonly<Record<string, LinkHead>> = {
  [patterns.customOrder]: {
    name: 'order',
    title: 'Cotización de Repuestos',
    description:
      'Mirá la cotización, elegí los repuestos y pagá: la plata queda retenida hasta que los recibas.',
  },
}
