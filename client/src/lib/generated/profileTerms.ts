// Written by npm run codegen from what the server knows of profiles.

/** The makes that profiles choose from. */
export const CAR_BRANDS: readonly string[] =
  'Acura, Alfa Romeo, Audi, BAIC, BMW, Brilliance, BYD, Changan, Chery, Chevrolet, Chrysler, Citroën, Daewoo, Daihatsu, DFSK, Dodge, Dongfeng, DS, Effa, FAW, Fiat, Ford, Foton, GAC, Geely, Great Wall, GWM, Haval, Honda, Hyundai, Isuzu, JAC, Jaguar, Jeep, Jetour, Jinbei, JMC, Kia, Lada, Land Rover, Lexus, Lifan, Mahindra, Maxus, Mazda, Mercedes-Benz, MG, Mini, Mitsubishi, Nissan, Omoda, Opel, Peugeot, Porsche, RAM, Renault, SEAT, Shineray, Škoda, Smart, SsangYong, Subaru, Suzuki, SWM, Tata, Toyota, Volkswagen, Volvo, Zotye, ZX Auto'.split(', ')

/** Words for what a provider sells. */
export const PROVIDER_CATEGORY_WORDS = {
  BRAKE_PADS: 'Pastillas y cintas de freno',
  BRAKE_DISCS: 'Discos y campanas de freno',
  BRAKE_HYDRAULICS: 'Bombas, cilindros y flexibles de freno',
  BRAKE_ABS: 'ABS y sensores de rueda',
  OIL_AND_AIR_FILTERS: 'Filtros de aceite, aire y habitáculo',
  FUEL_FILTERS: 'Filtros de combustible',
  SHOCK_ABSORBERS: 'Amortiguadores',
  SPRINGS: 'Espirales y elásticos',
  FRONT_END: 'Tren delantero, rótulas y bujes',
  WHEEL_BEARINGS: 'Rulemanes y mazas',
  STEERING_RACKS: 'Cremalleras y cajas de dirección',
  POWER_STEERING: 'Bombas de dirección asistida',
  TIE_RODS: 'Extremos y axiales',
  HEADLIGHTS: 'Ópticas y faros delanteros',
  TAIL_LIGHTS: 'Faros traseros y señaleros',
  BULBS: 'Lámparas y luces LED',
  ENGINES: 'Motores completos',
  CYLINDER_HEADS: 'Tapas de cilindro y juntas',
  TIMING_AND_BELTS: 'Distribución y correas',
  PISTONS_AND_BEARINGS: 'Pistones, aros y cojinetes',
  FUEL_INJECTION: 'Inyección y sistema de combustible',
  TURBOS: 'Turbos',
  CLUTCHES: 'Embragues',
  GEARBOXES: 'Cajas de cambio',
  DRIVETRAIN: 'Transmisión y homocinéticas',
  LUBRICANTS: 'Aceites y lubricantes',
  BATTERIES: 'Baterías',
  ALTERNATORS_AND_STARTERS: 'Alternadores y motores de arranque',
  IGNITION: 'Bujías y encendido',
  SENSORS_AND_ECUS: 'Sensores y computadoras',
  LOCKS_AND_ALARMS: 'Llaves, cerraduras y alarmas',
  WIRING: 'Instalaciones y fusibles',
  BUMPERS_AND_GRILLES: 'Paragolpes y parrillas',
  PANELS: 'Capots, puertas y guardabarros',
  GLASS_AND_MIRRORS: 'Vidrios y espejos',
  INTERIOR: 'Interior y tapizados',
  AUDIO: 'Audio y multimedia',
  EQUIPMENT: 'Accesorios y equipamiento',
  TYRES: 'Neumáticos',
  RIMS: 'Llantas',
  EXHAUSTS: 'Escapes y catalizadores',
  RADIATORS: 'Radiadores, bombas de agua y termostatos',
  AIR_CONDITIONING: 'Aire acondicionado y calefacción',
  OTHER_PARTS: 'Otros repuestos',
} as const

/** Words for how parts get from a provider to a buyer. */
export const LOGISTIC_WORDS = {
  CUSTOMER_PICKUP: 'Retira el cliente',
  COURIER: 'Tiene cadete',
  OWN_DELIVERY: 'Envíos propios',
  FREIGHT_AGENCY: 'Trabaja con agencia',
} as const

/** Words for the pictures of a provider. */
export const PICTURE_WORDS = {
  PROFILE: 'Foto de perfil',
  SHOP: 'Foto del local',
  REPRESENTATIVE: 'Foto del representante',
} as const
