import type { PartCategory, ProviderCategory } from '../../generated/prisma/enums.ts'

/** The product groups of providers, each with the buyer's category: the 13 categories of a requested part. */
const TABLE: Readonly<Record<ProviderCategory, readonly [words: string, within: PartCategory]>> = {
  BRAKE_PADS: ['Pastillas y cintas de freno', 'BRAKES'],
  BRAKE_DISCS: ['Discos y campanas de freno', 'BRAKES'],
  BRAKE_HYDRAULICS: ['Bombas, cilindros y flexibles de freno', 'BRAKES'],
  BRAKE_ABS: ['ABS y sensores de rueda', 'BRAKES'],
  OIL_AND_AIR_FILTERS: ['Filtros de aceite, aire y habitáculo', 'FILTERS'],
  FUEL_FILTERS: ['Filtros de combustible', 'FILTERS'],
  SHOCK_ABSORBERS: ['Amortiguadores', 'SUSPENSION'],
  SPRINGS: ['Espirales y elásticos', 'SUSPENSION'],
  FRONT_END: ['Tren delantero, rótulas y bujes', 'SUSPENSION'],
  WHEEL_BEARINGS: ['Rulemanes y mazas', 'SUSPENSION'],
  STEERING_RACKS: ['Cremalleras y cajas de dirección', 'STEERING'],
  POWER_STEERING: ['Bombas de dirección asistida', 'STEERING'],
  TIE_RODS: ['Extremos y axiales', 'STEERING'],
  HEADLIGHTS: ['Ópticas y faros delanteros', 'LIGHTS'],
  TAIL_LIGHTS: ['Faros traseros y señaleros', 'LIGHTS'],
  BULBS: ['Lámparas y luces LED', 'LIGHTS'],
  ENGINES: ['Motores completos', 'ENGINE'],
  CYLINDER_HEADS: ['Tapas de cilindro y juntas', 'ENGINE'],
  TIMING_AND_BELTS: ['Distribución y correas', 'ENGINE'],
  PISTONS_AND_BEARINGS: ['Pistones, aros y cojinetes', 'ENGINE'],
  FUEL_INJECTION: ['Inyección y sistema de combustible', 'ENGINE'],
  TURBOS: ['Turbos', 'ENGINE'],
  CLUTCHES: ['Embragues', 'ENGINE'],
  GEARBOXES: ['Cajas de cambio', 'ENGINE'],
  DRIVETRAIN: ['Transmisión y homocinéticas', 'ENGINE'],
  LUBRICANTS: ['Aceites y lubricantes', 'ENGINE'],
  BATTERIES: ['Baterías', 'ELECTRICAL'],
  ALTERNATORS_AND_STARTERS: ['Alternadores y motores de arranque', 'ELECTRICAL'],
  IGNITION: ['Bujías y encendido', 'ELECTRICAL'],
  SENSORS_AND_ECUS: ['Sensores y computadoras', 'ELECTRICAL'],
  LOCKS_AND_ALARMS: ['Llaves, cerraduras y alarmas', 'ELECTRICAL'],
  WIRING: ['Instalaciones y fusibles', 'ELECTRICAL'],
  BUMPERS_AND_GRILLES: ['Paragolpes y parrillas', 'BODY'],
  PANELS: ['Capots, puertas y guardabarros', 'BODY'],
  GLASS_AND_MIRRORS: ['Vidrios y espejos', 'BODY'],
  INTERIOR: ['Interior y tapizados', 'BODY'],
  AUDIO: ['Audio y multimedia', 'ACCESSORIES'],
  EQUIPMENT: ['Accesorios y equipamiento', 'ACCESSORIES'],
  TYRES: ['Neumáticos', 'TYRES'],
  RIMS: ['Llantas', 'TYRES'],
  EXHAUSTS: ['Escapes y catalizadores', 'EXHAUST'],
  RADIATORS: ['Radiadores, bombas de agua y termostatos', 'COOLING'],
  AIR_CONDITIONING: ['Aire acondicionado y calefacción', 'COOLING'],
  OTHER_PARTS: ['Otros repuestos', 'OTHER'],
}

const entries = Object.entries(TABLE) as [ProviderCategory, (typeof TABLE)[ProviderCategory]][]

/** Spanish words for what a provider sells. */
export const PROVIDER_CATEGORY_WORDS = Object.fromEntries(
  entries.map(([category, [words]]) => [category, words]),
) as Readonly<Record<ProviderCategory, string>>

/** The product groups of providers in this category. */
export function providerCategoriesOf(category: PartCategory): ProviderCategory[] {
  return entries.filter(([, [, within]]) => within === category).map(([provided]) => provided)
}
