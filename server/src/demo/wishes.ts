import type {
  DeliveryTime,
  Department,
  PartCategory,
  PartCondition,
  Urgency,
  WantedCondition,
} from '../generated/prisma/enums.ts'
import type { CastName } from './cast.ts'

/** The name of a file in the drawings folder. */
export type Drawing =
  | 'headlight'
  | 'brakeDisc'
  | 'brakePads'
  | 'shockAbsorber'
  | 'mirror'
  | 'filter'
  | 'timingBelt'
  | 'alternator'
  | 'radiator'
  | 'sparkPlug'
  | 'clutch'
  | 'bumper'

interface WishedPart {
  readonly description: string
  readonly category: PartCategory
  readonly condition?: WantedCondition
  readonly quantity?: number
  readonly urgency?: Urgency
  readonly partNumber?: string
  readonly comments?: string
}

interface Quote {
  readonly by: Extract<CastName, 'litoral' | 'bulevar' | 'deste'>
  /** Whole pesos for each part, in the order of the parts; null where it is not quoted. */
  readonly pesos: readonly (number | null)[]
  readonly condition: PartCondition
  readonly delivery: DeliveryTime
  readonly warrantyDays?: number
  readonly words: string
}

/** How far its story goes; each step includes those before it. */
export type Ending = 'open' | 'quoted' | 'paid' | 'shipped' | 'released' | 'canceledSale' | 'canceled'

export interface Wish {
  /** Null for somebody without an account. */
  readonly by: 'compradora' | 'comprador2' | null
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly engine?: string
  readonly version?: string
  readonly vin?: string
  readonly department: Department
  readonly parts: readonly [WishedPart, ...WishedPart[]]
  readonly drawings?: readonly Drawing[]
  readonly hoursAgo: number
  readonly quotes?: readonly Quote[]
  readonly ending: Ending
  /** How much of the winning (first) quote was paid. */
  readonly plan?: 'FULL' | 'DEPOSIT'
  /** Who said what in the chat, in turns beginning with the buyer. */
  readonly chat?: readonly string[]
}

const part = (
  description: string,
  category: PartCategory,
  rest: Omit<WishedPart, 'description' | 'category'> = {},
): WishedPart => ({
  description,
  category,
  ...rest,
})

const quote = (
  by: Quote['by'],
  pesos: Quote['pesos'],
  condition: PartCondition,
  delivery: DeliveryTime,
  words: string,
  warrantyDays?: number,
): Quote => ({ by, pesos, condition, delivery, words, ...(warrantyDays ? { warrantyDays } : {}) })

/** Believable requests, newest first. */
export const WISHES: readonly Wish[] = [
  {
    by: 'compradora',
    brand: 'Volkswagen',
    model: 'Gol Trend',
    year: 2014,
    engine: '1.6',
    department: 'CANELONES',
    hoursAgo: 6,
    ending: 'quoted',
    parts: [
      part('Óptica delantera izquierda', 'LIGHTS', {
        urgency: 'HIGH',
        partNumber: '5U0 941 005 K',
        condition: 'ANY',
      }),
      part('Lámpara H7', 'LIGHTS', {
        quantity: 2,
        condition: 'NEW',
        comments: 'Con lámparas H7, si puede ser.',
      }),
    ],
    drawings: ['headlight', 'bumper'],
    quotes: [
      quote(
        'deste',
        [4850, 640],
        'USED',
        'IMMEDIATE',
        'Original, sin golpes. Las tres patas de anclaje sanas.',
        30,
      ),
      quote('bulevar', [5400, 520], 'NEW', 'WEEKS_1_2', 'Alternativa importada, fondo negro.', 90),
      quote('litoral', [6290, 690], 'NEW', 'DAYS_1_3', 'Primera marca. Envío por agencia.', 180),
    ],
  },
  {
    by: null,
    brand: 'Chevrolet',
    model: 'Corsa',
    year: 2009,
    engine: '1.6',
    vin: '9BGXH19609C123456',
    department: 'TACUAREMBO',
    hoursAgo: 7,
    ending: 'open',
    parts: [
      part('Kit de distribución con bomba', 'ENGINE', {
        urgency: 'URGENT',
        condition: 'NEW',
        comments: 'Chilla la correa en frío y quedó parada en la ruta.',
      }),
    ],
    drawings: ['timingBelt'],
  },
  {
    by: 'comprador2',
    brand: 'Suzuki',
    model: 'Swift',
    year: 2018,
    engine: '1.2',
    department: 'MONTEVIDEO',
    hoursAgo: 8,
    ending: 'open',
    parts: [part('Pastillas de freno delanteras', 'BRAKES', { condition: 'NEW', urgency: 'MEDIUM' })],
  },
  {
    by: null,
    brand: 'Fiat',
    model: 'Strada',
    year: 2016,
    engine: '1.4',
    department: 'RIVERA',
    hoursAgo: 20,
    ending: 'open',
    parts: [
      part('Alternador 90 A', 'ELECTRICAL', { condition: 'USED', urgency: 'HIGH', partNumber: '51859035' }),
    ],
    drawings: ['alternator', 'sparkPlug', 'filter'],
  },
  {
    by: null,
    brand: 'Peugeot',
    model: 'Partner',
    year: 2013,
    engine: '1.6 HDi',
    department: 'MALDONADO',
    hoursAgo: 22,
    ending: 'open',
    parts: [part('Radiador de agua', 'COOLING', { condition: 'NEW', urgency: 'LOW', partNumber: '1330.P4' })],
    drawings: ['radiator', 'radiator'],
  },
  {
    by: null,
    brand: 'Nissan',
    model: 'Frontier',
    year: 2011,
    engine: '2.5',
    department: 'SALTO',
    hoursAgo: 23,
    ending: 'open',
    parts: [part('Kit de embrague', 'ENGINE', { urgency: 'MEDIUM' })],
    drawings: ['clutch'],
  },
  {
    by: 'comprador2',
    brand: 'Toyota',
    model: 'Hilux SRV',
    year: 2012,
    engine: '3.0',
    department: 'MONTEVIDEO',
    hoursAgo: 74,
    ending: 'shipped',
    plan: 'FULL',
    parts: [
      part('Amortiguadores delanteros (par)', 'SUSPENSION', {
        condition: 'NEW',
        urgency: 'HIGH',
        partNumber: '48510-09K70',
      }),
    ],
    drawings: ['shockAbsorber'],
    quotes: [
      quote('litoral', [14_900], 'NEW', 'DAYS_1_3', 'Con los topes. Salen por agencia el mismo día.', 180),
      quote('bulevar', [16_200], 'NEW', 'IMMEDIATE', 'Los retirás en el local.', 365),
    ],
    chat: [
      'Hola, ¿los mandás por agencia o los retiro?',
      'Por agencia llegan mañana. Si preferís, los retirás en Paysandú.',
      'Por agencia, así los tengo el viernes. ¿Vienen con las cazoletas?',
      'Cazoletas no, pero te pongo los topes sin cargo.',
      'Genial, gracias.',
    ],
  },
  {
    by: 'compradora',
    brand: 'Renault',
    model: 'Clio',
    year: 2010,
    engine: '1.2',
    department: 'CANELONES',
    hoursAgo: 50,
    ending: 'paid',
    plan: 'DEPOSIT',
    parts: [part('Espejo retrovisor derecho', 'BODY', { urgency: 'MEDIUM', condition: 'ANY' })],
    drawings: ['mirror'],
    quotes: [
      quote(
        'deste',
        [2900],
        'USED',
        'IMMEDIATE',
        'Original, vidrio sano. La carcasa tiene una marca chica.',
        15,
      ),
      quote('bulevar', [3650], 'NEW', 'DAYS_1_3', 'Alternativo, para pintar.', 90),
    ],
    chat: ['Buenas, ¿puedo pasar el sábado a buscarlo?', 'Sí, estamos de 9 a 13. Traé el número de pedido.'],
  },
  {
    by: 'compradora',
    brand: 'Volkswagen',
    model: 'Gol Trend',
    year: 2014,
    engine: '1.6',
    department: 'CANELONES',
    hoursAgo: 260,
    ending: 'released',
    plan: 'FULL',
    parts: [
      part('Disco de freno delantero', 'BRAKES', {
        quantity: 2,
        condition: 'NEW',
        partNumber: '5U0 615 301',
      }),
      part('Pastillas de freno delanteras', 'BRAKES', { condition: 'NEW' }),
    ],
    drawings: ['brakeDisc', 'brakePads'],
    quotes: [
      quote(
        'bulevar',
        [4100, 1850],
        'NEW',
        'DAYS_1_3',
        'Par de discos ventilados y juego de pastillas cerámicas.',
        90,
      ),
      quote('litoral', [4700, 2100], 'NEW', 'DAYS_1_3', 'Primera marca.', 180),
    ],
    chat: ['Hola, ¿me lo mandás a Las Piedras?', 'Sí, sale hoy a la tarde.', '¡Llegó todo bien, gracias!'],
  },
  {
    by: 'comprador2',
    brand: 'Ford',
    model: 'EcoSport',
    year: 2015,
    engine: '2.0',
    department: 'MONTEVIDEO',
    hoursAgo: 190,
    ending: 'canceledSale',
    plan: 'FULL',
    parts: [part('Bomba de agua', 'COOLING', { condition: 'NEW', urgency: 'HIGH' })],
    quotes: [quote('bulevar', [3900], 'NEW', 'IMMEDIATE', 'La última que queda.', 90)],
    chat: ['¿La tenés en el local?'],
  },
  {
    by: 'comprador2',
    brand: 'Chevrolet',
    model: 'Onix',
    year: 2019,
    engine: '1.4',
    department: 'MONTEVIDEO',
    hoursAgo: 30,
    ending: 'quoted',
    parts: [part('Paragolpe delantero', 'BODY', { condition: 'ANY', urgency: 'MEDIUM' })],
    drawings: ['bumper'],
    quotes: [
      quote('deste', [7800], 'USED', 'IMMEDIATE', 'Gris plata, con rejilla. Sin rajaduras.'),
      quote('litoral', [9650], 'NEW', 'DAYS_1_3', 'Para pintar, con absorbedor.', 60),
    ],
  },
  {
    by: 'compradora',
    brand: 'Fiat',
    model: 'Uno',
    year: 2008,
    engine: '1.3',
    department: 'CANELONES',
    hoursAgo: 98,
    ending: 'quoted',
    parts: [part('Motor de arranque', 'ELECTRICAL', { condition: 'ANY', urgency: 'HIGH' })],
    quotes: [
      quote(
        'deste',
        [4200],
        'REMANUFACTURED',
        'DAYS_1_3',
        'Reconstruido a nuevo: carbones, bendix y automático.',
        60,
      ),
    ],
  },
  {
    by: 'compradora',
    brand: 'Renault',
    model: 'Clio',
    year: 2010,
    engine: '1.2',
    department: 'CANELONES',
    hoursAgo: 150,
    ending: 'canceled',
    parts: [part('Silenciador trasero', 'EXHAUST', { condition: 'NEW' })],
  },
  {
    by: 'comprador2',
    brand: 'Mercedes-Benz',
    model: 'Sprinter 415',
    year: 2014,
    engine: '2.2 CDI',
    department: 'MONTEVIDEO',
    hoursAgo: 12,
    ending: 'open',
    parts: [
      part('Filtro de aceite', 'FILTERS', { quantity: 6, condition: 'NEW', urgency: 'LOW' }),
      part('Filtro de aire', 'FILTERS', { quantity: 3, condition: 'NEW', urgency: 'LOW' }),
      part('Filtro de gasoil', 'FILTERS', { quantity: 6, condition: 'NEW', urgency: 'LOW' }),
    ],
    drawings: ['filter'],
  },
  {
    by: null,
    brand: 'Honda',
    model: 'Fit',
    year: 2012,
    engine: '1.4',
    department: 'FLORIDA',
    hoursAgo: 26,
    ending: 'open',
    parts: [part('Extremo de dirección', 'STEERING', { quantity: 2, condition: 'NEW' })],
  },
  {
    by: null,
    brand: 'Hyundai',
    model: 'HB20',
    year: 2017,
    engine: '1.6',
    department: 'SAN_JOSE',
    hoursAgo: 28,
    ending: 'open',
    parts: [part('Bujías', 'ENGINE', { quantity: 4, condition: 'NEW', urgency: 'LOW' })],
    drawings: ['sparkPlug'],
  },
  {
    by: null,
    brand: 'Peugeot',
    model: '208',
    year: 2016,
    engine: '1.5',
    department: 'COLONIA',
    hoursAgo: 33,
    ending: 'open',
    parts: [part('Farol trasero derecho', 'LIGHTS', { condition: 'ANY', urgency: 'MEDIUM' })],
  },
  {
    by: null,
    brand: 'Citroën',
    model: 'Berlingo',
    year: 2011,
    engine: '1.6 HDi',
    department: 'ROCHA',
    hoursAgo: 36,
    ending: 'open',
    parts: [
      part('Inyector', 'ENGINE', {
        quantity: 1,
        condition: 'USED',
        urgency: 'URGENT',
        comments: 'Pierde por el retorno, necesito probarlo antes.',
      }),
    ],
  },
  {
    by: null,
    brand: 'Toyota',
    model: 'Corolla',
    year: 2006,
    engine: '1.8',
    department: 'DURAZNO',
    hoursAgo: 40,
    ending: 'open',
    parts: [
      part('Manija exterior de puerta', 'BODY', {
        condition: 'USED',
        urgency: 'LOW',
        comments: 'Delantera izquierda, color gris.',
      }),
    ],
  },
  {
    by: 'comprador2',
    brand: 'Chery',
    model: 'Tiggo 3',
    year: 2018,
    engine: '1.6',
    department: 'MONTEVIDEO',
    hoursAgo: 44,
    ending: 'open',
    parts: [part('Sensor ABS delantero', 'ELECTRICAL', { condition: 'NEW' })],
  },
  {
    by: null,
    brand: 'Volkswagen',
    model: 'Amarok',
    year: 2015,
    engine: '2.0 TDI',
    department: 'CERRO_LARGO',
    hoursAgo: 47,
    ending: 'open',
    parts: [part('Turbo', 'ENGINE', { condition: 'ANY', urgency: 'URGENT' })],
  },
  {
    by: null,
    brand: 'Suzuki',
    model: 'Alto',
    year: 2014,
    engine: '0.8',
    department: 'LAVALLEJA',
    hoursAgo: 52,
    ending: 'open',
    parts: [part('Cubierta 145/80 R12', 'TYRES', { quantity: 2, condition: 'NEW' })],
  },
  {
    by: null,
    brand: 'Ford',
    model: 'Ranger',
    year: 2013,
    engine: '3.2',
    department: 'SORIANO',
    hoursAgo: 55,
    ending: 'open',
    parts: [part('Cruceta de cardán', 'SUSPENSION', { quantity: 2, condition: 'NEW', urgency: 'HIGH' })],
  },
  {
    by: null,
    brand: 'Renault',
    model: 'Kangoo',
    year: 2012,
    engine: '1.6',
    department: 'ARTIGAS',
    hoursAgo: 60,
    ending: 'open',
    parts: [part('Cremallera de dirección', 'STEERING', { condition: 'ANY', urgency: 'HIGH' })],
  },
  {
    by: null,
    brand: 'BYD',
    model: 'F0',
    year: 2013,
    engine: '1.0',
    department: 'MONTEVIDEO',
    hoursAgo: 65,
    ending: 'open',
    parts: [part('Tanque de expansión', 'COOLING', { condition: 'NEW' })],
  },
  {
    by: 'compradora',
    brand: 'Fiat',
    model: 'Uno',
    year: 2008,
    engine: '1.3',
    department: 'CANELONES',
    hoursAgo: 70,
    ending: 'open',
    parts: [part('Levantavidrios delantero derecho', 'BODY', { condition: 'ANY', urgency: 'LOW' })],
  },
  {
    by: null,
    brand: 'Geely',
    model: 'LC',
    year: 2015,
    engine: '1.3',
    department: 'FLORES',
    hoursAgo: 78,
    ending: 'open',
    parts: [part('Bieleta de suspensión', 'SUSPENSION', { quantity: 2, condition: 'NEW' })],
  },
  {
    by: null,
    brand: 'Nissan',
    model: 'March',
    year: 2016,
    engine: '1.6',
    department: 'RIO_NEGRO',
    hoursAgo: 82,
    ending: 'open',
    parts: [part('Compresor de aire acondicionado', 'COOLING', { condition: 'ANY', urgency: 'MEDIUM' })],
  },
  {
    by: null,
    brand: 'Kia',
    model: 'Picanto',
    year: 2014,
    engine: '1.0',
    department: 'TREINTA_Y_TRES',
    hoursAgo: 90,
    ending: 'open',
    parts: [part('Bobina de encendido', 'ELECTRICAL', { quantity: 3, condition: 'NEW', urgency: 'HIGH' })],
  },
  {
    by: null,
    brand: 'Volkswagen',
    model: 'Saveiro',
    year: 2012,
    engine: '1.6',
    department: 'PAYSANDU',
    hoursAgo: 110,
    ending: 'open',
    parts: [part('Tapa de motor (capot)', 'BODY', { condition: 'USED', urgency: 'MEDIUM' })],
  },
  {
    by: null,
    brand: 'Jeep',
    model: 'Renegade',
    year: 2017,
    engine: '1.8',
    department: 'MALDONADO',
    hoursAgo: 130,
    ending: 'open',
    parts: [part('Barras de techo', 'ACCESSORIES', { condition: 'ANY', urgency: 'LOW' })],
  },
]
