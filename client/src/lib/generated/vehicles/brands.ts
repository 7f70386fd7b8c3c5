// Written by npm run codegen from server/src/common/vehicles/brands.ts.

/** The makes most common on Uruguayan streets: offered first. */
export const COMMON_BRANDS = [
  'Chevrolet',
  'Volkswagen',
  'Fiat',
  'Renault',
  'Suzuki',
  'Toyota',
  'Ford',
  'Peugeot',
  'Hyundai',
  'Nissan',
] as const

const OTHER_BRANDS =
  'Abarth, Acura, Agrale, Alfa Romeo, Aprilia, Asia Motors, Aston Martin, Audi, Austin, BAIC, Baccio, Bajaj, ' +
  'Bentley, Benelli, BMW, BMW Motorrad, Bobcat, Brilliance, Buell, Bugatti, Buick, BYD, Cadillac, Case, Caterpillar, ' +
  'CFMoto, Changan, Changhe, Chery, Chrysler, Citroën, Cupra, Dacia, Daelim, Daewoo, DAF, Daihatsu, Datsun, ' +
  'Deutz, DFSK, Dodge, Dongfeng, DS, Ducati, Eagle, Effa, Exeed, FAW, Ferrari, Forthing, Foton, Freightliner, ' +
  'GAC, Garelli, Geely, Genesis, GMC, Great Wall, GWM, Hafei, Haima, Harley-Davidson, Haval, Hero, Higer, Hino, ' +
  'Honda, Hummer, Husqvarna, Indian, Infiniti, International, Isuzu, Iveco, JAC, Jaecoo, Jaguar, Jawa, JCB, Jeep, ' +
  'Jetour, Jinbei, JMC, John Deere, Kaiyi, Karry, Kawasaki, Keeway, Kia, King Long, KTM, Kubota, Kymco, Lada, ' +
  'Lamborghini, Lancia, Land Rover, Leapmotor, Lexus, Lifan, Lincoln, Lotus, Mahindra, MAN, Marcopolo, Maserati, ' +
  'Massey Ferguson, Maxus, Maybach, Mazda, McLaren, Mercedes-Benz, Mercury, MG, Mini, Mitsubishi, Mondial, Morris, ' +
  'Moto Guzzi, MV Agusta, Neta, New Holland, Oldsmobile, Omoda, Opel, ORA, Piaggio, Plymouth, Polaris, Pontiac, ' +
  'Porsche, Proton, RAM, Riddara, Rolls-Royce, Rover, Royal Enfield, Saab, Samsung, Saturn, Scania, SEAT, Shineray, ' +
  'Sinotruk, Škoda, Smart, SsangYong, KGM, Subaru, Suzuki Motos, SWM, SYM, Tata, Tesla, Triumph, TVS, UAZ, ' +
  'Valtra, Vauxhall, Vespa, Victory, Vince, Volvo, Voyah, Wuling, Winner, XPeng, Yamaha, Yumbo, Yutong, Zanella, ' +
  'Zeekr, Zongshen, Zotye, ZX Auto'

/** Makes of cars, vans, trucks and motorbikes, the common ones first. Any other can be typed. */
export const BRANDS: readonly string[] = [...COMMON_BRANDS, ...OTHER_BRANDS.split(', ')]

/** The makes of cars and vans that profiles choose from, without motorbikes and trucks, by the alphabet. */
export const CAR_BRANDS: readonly string[] = (
  'Acura, Alfa Romeo, Audi, BAIC, BMW, Brilliance, BYD, Changan, Chery, Chevrolet, Chrysler, Citroën, ' +
  'Daewoo, Daihatsu, DFSK, Dodge, Dongfeng, DS, Effa, FAW, Fiat, Ford, Foton, GAC, Geely, Great Wall, ' +
  'GWM, Haval, Honda, Hyundai, Isuzu, JAC, Jaguar, Jeep, Jetour, Jinbei, JMC, Kia, Lada, Land Rover, ' +
  'Lexus, Lifan, Mahindra, Maxus, Mazda, Mercedes-Benz, MG, Mini, Mitsubishi, Nissan, Omoda, Opel, ' +
  'Peugeot, Porsche, RAM, Renault, SEAT, Shineray, Škoda, Smart, SsangYong, Subaru, Suzuki, SWM, Tata, ' +
  'Toyota, Volkswagen, Volvo, Zotye, ZX Auto'
).split(', ')

/** The makes that have a page of their own. */
export const BRANDS_WITH_PAGE = [
  'Ford',
  'Toyota',
  'Volkswagen',
  'Chevrolet',
  'Peugeot',
  'Nissan',
  'Honda',
  'Fiat',
] as const

/** Makes that are also words: recognised only next to one of their models or after 'marca'. */
export const BRANDS_THAT_ARE_WORDS: ReadonlySet<string> = new Set([
  'Case',
  'DS',
  'Eagle',
  'FAW',
  'GAC',
  'Genesis',
  'Hero',
  'Indian',
  'International',
  'MAN',
  'Mercury',
  'Mini',
  'Mondial',
  'Neta',
  'ORA',
  'Polaris',
  'RAM',
  'Rover',
  'Samsung',
  'Saturn',
  'Smart',
  'Triumph',
  'Victory',
  'Vince',
  'Winner',
])

/** Spellings of makes that a tolerance of one letter does not find. */
export const BRAND_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['alfa', 'alfaromeo', 'alfa romero'],
  'Asia Motors': ['asia'],
  BMW: ['bmv', 'b m w'],
  BYD: ['b y d', 'biuaidi'],
  Changan: ['chang an', 'changang'],
  Chery: ['cheri', 'cherry', 'yeri'],
  Chevrolet: [
    'chevy',
    'chevi',
    'chebrolet',
    'chevrolé',
    'chevrole',
    'shevrolet',
    'xevrolet',
    'chivrolet',
    'chevro',
    'chebi',
    'gm',
    'general motors',
  ],
  Chrysler: ['crysler', 'craisler', 'chrisler'],
  Citroën: ['sitroen', 'citruen', 'citröen', 'citron', 'sitruen', 'citroem', 'citroe'],
  DFSK: ['d f s k'],
  Daewoo: ['daewo', 'deawoo', 'daewu', 'dewoo', 'deu'],
  Daihatsu: ['daiatsu', 'daihatzu', 'dahiatsu', 'daijatsu'],
  Dongfeng: ['dong feng', 'donfeng'],
  Fiat: ['fía', 'fíat', 'fiatt', 'fiar'],
  Ford: ['forf'],
  Geely: ['geli', 'gely', 'yili'],
  'Great Wall': ['greatwall', 'gretwall', 'great wal', 'grit wol'],
  Honda: ['jonda'],
  Hyundai: [
    'yundai',
    'hiunday',
    'jundai',
    'hunday',
    'hyunday',
    'hundai',
    'jiundai',
    'hiundai',
    'iundai',
    'yunday',
    'hundy',
    'hunadi',
    'jiunday',
    'yundae',
  ],
  Iveco: ['ibeco'],
  JAC: ['j a c'],
  Jeep: ['jip', 'yip', 'gip'],
  Kia: ['quia', 'kía'],
  'Land Rover': ['landrover', 'lan rover', 'land rober'],
  Lifan: ['lifam'],
  Mazda: ['masda', 'mazada'],
  'Mercedes-Benz': [
    'mercedes',
    'mercedes benz',
    'mercedez',
    'mercedez benz',
    'mersedes',
    'merchedes',
    'mb',
    'mercedesbenz',
    'mercedes bens',
  ],
  MG: ['m g'],
  Mitsubishi: ['misubishi', 'mitsu', 'mitsubichi', 'mitsubiyi', 'mitshubishi', 'mitsubushi', 'mitzubishi'],
  Nissan: ['nisan', 'nizan', 'nissam', 'nisam'],
  Peugeot: [
    'peujo',
    'pegot',
    'peyo',
    'peugeo',
    'pejo',
    'peugot',
    'peuyo',
    'peguot',
    'peugeout',
    'peugueot',
    'pegeot',
    'peuyot',
    'pexo',
  ],
  Porsche: ['porche', 'porshe', 'porch'],
  Renault: [
    'renó',
    'reno',
    'renol',
    'renoult',
    'renaul',
    'renolt',
    'reanult',
    'renau',
    'renaut',
    'renout',
    'renaud',
  ],
  SEAT: ['siat'],
  Škoda: ['escoda'],
  SsangYong: ['ssang yong', 'sangyong', 'sanyong', 'ssan yong', 'sang yong', 'sayong', 'ssanyong'],
  Subaru: ['suvaru'],
  Suzuki: ['susuki', 'suzuqui', 'zusuki', 'susuqui', 'sizuki', 'zuzuki'],
  Toyota: ['tollota', 'toyta', 'toyot', 'toiota'],
  Volkswagen: [
    'vw',
    'v w',
    'volks',
    'wolsvagen',
    'volsvagen',
    'volsbagen',
    'bolsvaguen',
    'wolkswagen',
    'volkwagen',
    'wolksvagen',
    'volskwagen',
    'volkswaguen',
    'wolswagen',
    'volsguagen',
    'folsvaguen',
    'folkswagen',
    'volswagen',
    'vokswagen',
    'wolswaguen',
    'vosvagen',
    'volvagen',
  ],
  Volvo: ['bolbo', 'bolvo'],
}
