/** The makes one sees most on Uruguayan streets: offered first. */
export const commonBrands = [
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

const otherBrands =
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
export const brands: readonly string[] = [...commonBrands, ...otherBrands.split(', ')]

/** The name as we write it: 'ford' → 'Ford'; what we do not know stays as it was typed. */
export function brandName(typed: string): string {
  const wanted = typed.trim().toLocaleLowerCase('es-UY')
  return brands.find(brand => brand.toLocaleLowerCase('es-UY') === wanted) ?? typed.trim()
}
