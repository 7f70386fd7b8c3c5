import { parts } from './format.ts'

export const BRAKES = parts(
  'BRAKES',
  `
  pastilla de freno | a! | pastilla, pastillas, pastillas de disco, pastillas delanteras de freno, balata, pastilha, pastilha de freio, taco de freno, juego de pastillas
  disco de freno | a! | disco, disco ventilado, disco de freio, rotor de freno, disco liso, discos de adelante
  cinta de freno | R! | cintas, cinta trasera, zapata, zapata de freno, zapatas, patin de freno, lona de freno, cinta de frenos
  campana de freno | R! | campana, tambor de freno, tambor, campana trasera
  cilindro de rueda | sR! | bombin de freno, cilindro de freno, cilindrito de freno, cilindro trasero de freno, bombita de freno, cilindrito de rueda
  bomba de freno | ! | bomba de frenos, cilindro maestro, bomba principal de freno, cilindro principal de freno, cilindro mestre
  servofreno | ! | servo, servo de freno, servo freno, hidrovac, reforzador de freno, booster de freno
  caliper | sa! | caliper de freno, mordaza, mordaza de freno, pinza de freno, pinça de freio, calipers, caliper completo
  kit reparación de caliper | sa! | reparacion de caliper, kit de caliper, kit de mordaza, goma de caliper, reparo de caliper
  pistón de caliper | sa! | piston de freno, embolo de caliper
  soporte de caliper | sa! | portacaliper, porta caliper, puente de caliper
  flexible de freno | sa! | flexible, latiguillo, latiguillo de freno, manguera de freno, caño flexible de freno, flexibles
  caño de freno | ! | cañeria de freno, tubo de freno, cañito de freno, caño rigido de freno
  cable de freno de mano | s! | cable freno de mano, piola de freno de mano, cable de mano, piola de freno, cable del freno, piola del freno de mano, lienga de freno de mano, cabo de freno de mano
  palanca de freno de mano | | freno de mano, palanca de mano
  sensor de ABS | sa! | sensor abs, captor abs, sensor de rueda abs, sensor velocidad de rueda, sensor de rueda
  módulo de ABS | ! | bomba de abs, modulo abs, hidraulico de abs, unidad de abs, abs
  corona de ABS | sa! | rueda fonica abs, aro de abs, anillo de abs
  líquido de frenos | ! | liquido de freno, liquido freno, dot 4, dot4, dot 3, fluido de freio
  depósito de líquido de frenos | | deposito liquido de freno, deposito de liquido, vaso de liquido de freno, recipiente de liquido de freno
  pedal de freno | | pedal del freno
  sensor de desgaste de pastilla | a | testigo de pastilla, cable de desgaste, sensor de pastilla
  válvula repartidora de freno | ! | repartidor de freno, compensador de freno, valvula compensadora de freno
  regulador de cinta de freno | s | autorregulador de freno, regulador de freno, registro de freno, chicharra de freno
  resorte de cinta de freno | | kit de resortes de freno, resortes de freno, kit de instalacion de freno
  plato portacinta | s | plato de freno, plato ancla, chapa guardapolvo de freno, protector de disco
  perno guía de caliper | sa | guia de caliper, perno de caliper, tornillo de caliper
  bomba de vacío | | bomba de vacio de freno, depresor, bomba depresora, vacuometro
  manguera de servofreno | | manguera del servo, manguera de vacio de servo
  actuador de freno de mano eléctrico | s | motor de freno de mano, freno de mano electrico, motor de caliper
  switch de freno | | bulbo de freno, interruptor de stop, bulbo de stop, switch de stop, sensor de pedal de freno
  `,
)
