import { type DemoRequest, offer, part } from './demoRequest.ts'

/** Sales whose money the team has paid out, or can pay out now. */
export const SALES_TO_PAY_OUT: readonly DemoRequest[] = [
  // Sold long enough ago to be paid out.
  {
    by: 'compradora',
    brand: 'Volkswagen',
    model: 'Gol Trend',
    year: 2014,
    engine: '1.6',
    department: 'CANELONES',
    hoursAgo: 24 * 25,
    ending: 'released',
    plan: 'FULL',
    parts: [part('Bomba de agua', 'ENGINE', { condition: 'NEW' })],
    offers: [offer('litoral', [3200], 'NEW', 'DAYS_1_3', 'Con junta.', 90)],
  },
  {
    by: 'compradora',
    brand: 'Fiat',
    model: 'Uno',
    year: 2011,
    engine: '1.4',
    department: 'CANELONES',
    hoursAgo: 24 * 24,
    ending: 'released',
    plan: 'FULL',
    parts: [part('Radiador', 'COOLING', { condition: 'NEW' })],
    offers: [offer('bulevar', [5400], 'NEW', 'DAYS_1_3', 'Panel de aluminio.', 180)],
  },
]

/** Sent long ago and never confirmed: the sale waits for the team. */
export const UNCONFIRMED_SALE: DemoRequest = {
  by: 'comprador5',
  brand: 'Renault',
  model: 'Clio',
  year: 2012,
  engine: '1.2',
  department: 'MALDONADO',
  hoursAgo: 24 * 27,
  ending: 'shipped',
  plan: 'FULL',
  parts: [part('Motor de arranque', 'ELECTRICAL', { condition: 'NEW' })],
  offers: [offer('litoral', [6900], 'NEW', 'DAYS_1_3', 'Nuevo, en caja.', 90)],
  chat: ['¿Ya salió?', 'Sí, va por DAC. Avisame cuando te llegue.'],
}

/** Sold and withdrawn from: the money went back to the buyer. */
export const WITHDRAWN_SALE: DemoRequest = {
  by: 'comprador5',
  brand: 'Chevrolet',
  model: 'Corsa',
  year: 2009,
  engine: '1.4',
  department: 'MALDONADO',
  hoursAgo: 150,
  delivery: {
    method: 'OWN_DELIVERY',
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    pickupPlace: null,
    pickupHours: null,
    note: 'Paso el jueves después de las 15.',
  },
  ending: 'withdrawn',
  plan: 'FULL',
  parts: [part('Bomba de nafta', 'ENGINE', { condition: 'NEW', partNumber: '93307217' })],
  offers: [offer('deste', [4300], 'NEW', 'DAYS_1_3', 'Por número de pieza.', 90)],
}

/** Sold to a workshop, which has no right of withdrawal: payable at once. */
export const SALE_TO_WORKSHOP: DemoRequest = {
  by: 'comprador2',
  brand: 'Ford',
  model: 'EcoSport',
  year: 2015,
  engine: '2.0',
  department: 'MONTEVIDEO',
  hoursAgo: 16,
  ending: 'released',
  plan: 'FULL',
  parts: [part('Alternador', 'ELECTRICAL', { condition: 'USED' })],
  offers: [offer('litoral', [6900], 'USED', 'IMMEDIATE', 'Probado en banco.', 30)],
}
