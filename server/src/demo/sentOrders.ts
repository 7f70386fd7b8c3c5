import { type DemoRequest, offer, part } from './demoRequest.ts'

/** Requests of the two demo buyers whose purchase was sent and waits to be confirmed. */
export const SENT_ORDERS: readonly DemoRequest[] = [
  {
    // Sent, and to be confirmed by its buyer.
    by: 'compradora',
    brand: 'Fiat',
    model: 'Uno',
    year: 2008,
    engine: '1.3',
    department: 'CANELONES',
    hoursAgo: 76,
    ending: 'shipped',
    plan: 'FULL',
    parts: [part('Alternador', 'ELECTRICAL', { condition: 'ANY', urgency: 'HIGH' })],
    photos: ['alternator'],
    offers: [
      offer('bulevar', [6400], 'REMANUFACTURED', 'DAYS_1_3', 'Con regulador nuevo. Sale por DAC.', 90),
      offer('deste', [4900], 'USED', 'IMMEDIATE', 'Probado, de un auto chocado.', 15),
    ],
    chat: ['Hola, ¿sale hoy?', 'Sí, a la tarde. Te paso el número de envío por acá.'],
  },
  {
    // Shipped; the rest is to be paid at the counter.
    by: 'comprador2',
    brand: 'Nissan',
    model: 'March',
    year: 2016,
    engine: '1.6',
    department: 'MONTEVIDEO',
    hoursAgo: 68,
    ending: 'shipped',
    plan: 'DEPOSIT',
    parts: [part('Radiador de agua', 'COOLING', { condition: 'NEW', urgency: 'HIGH' })],
    photos: ['radiator'],
    offers: [offer('bulevar', [7400], 'NEW', 'DAYS_1_3', 'Con tapa. Lo retirás en el local.', 180)],
    chat: ['¿Puedo pagar el resto con tarjeta?', 'Sí, en el local tenemos POS.'],
  },
  {
    by: 'comprador2',
    brand: 'Toyota',
    model: 'Hilux',
    year: 2012,
    engine: '3.0',
    version: 'SRV',
    department: 'MONTEVIDEO',
    hoursAgo: 74,
    delivery: {
      method: 'PICKUP',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      pickupPlace: 'Av. Italia 3412, Montevideo, mostrador del fondo',
      pickupHours: 'Lunes a viernes de 9 a 18, sábados de 9 a 13',
      note: 'Preguntá por Martín.',
    },
    ending: 'shipped',
    plan: 'FULL',
    parts: [
      part('Amortiguadores delanteros (par)', 'SUSPENSION', {
        condition: 'NEW',
        urgency: 'HIGH',
        partNumber: '48510-09K70',
      }),
    ],
    photos: ['shockAbsorber'],
    offers: [
      offer('litoral', [14_900], 'NEW', 'DAYS_1_3', 'Con los topes. Salen por agencia el mismo día.', 180),
      offer('bulevar', [16_200], 'NEW', 'IMMEDIATE', 'Los retirás en el local.', 365),
    ],
    chat: [
      'Hola, ¿los mandás por agencia o los retiro?',
      'Por agencia llegan mañana. Si preferís, los retirás en Paysandú.',
      'Por agencia, así los tengo el viernes. ¿Vienen con las cazoletas?',
      'Cazoletas no, pero te pongo los topes sin cargo.',
      'Genial, gracias.',
    ],
  },
]
