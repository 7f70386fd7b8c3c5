import { parts } from './format.ts'

export const COOLING = parts(
  'COOLING',
  `
  radiador | | radiador de agua, radiador de motor, radiador principal, radiador de aluminio
  radiador de calefacción | | radiador calefaccion, radiador de calefa, radiador de la calefaccion, calefactor radiador
  electroventilador | | electro, electro ventilador, ventilador de radiador, ventilador, paleta de ventilador, electroventilador de radiador, ventilador del motor, forzador de radiador, ventoinha, motor de electroventilador, ventilador del radiador
  bomba de agua | | bomba agua, bomba d agua, bomba del agua, bomba de refrigeracion
  termostato | | termostato de agua, termostato motor, termostato con carcasa, valvula termostatica
  carcasa de termostato | | porta termostato, portatermostato, toma de agua, base de termostato, caja de termostato, cuerpo de termostato, flange de agua, brida de agua
  manguera de radiador | | manguera superior de radiador, manguera inferior de radiador, manguera de agua, manguito de agua, mangueras de radiador, mangueira, mangueras de agua, manguera del radiador, manguera
  manguera de calefacción | | mangueras de calefaccion, manguera calefaccion, manguito de calefaccion
  depósito de agua | | vaso de expansion, vaso recuperador, deposito recuperador, recipiente de agua, bidon de agua, deposito de expansion, reservatorio, tanque de expansion, deposito del refrigerante, deposito recuperador de agua, botellon de agua
  tapa de radiador | | tampa do radiador, tapa del deposito de agua, tapa radiador, tapa del radiador, tapa de vaso de expansion, tapa de deposito de agua, tapa deposito de agua, tapa del deposito
  sensor de temperatura | | bulbo de temperatura, sensor temperatura, sensor de temperatura de agua, bulbo temperatura, termocontacto, sensor de agua
  bulbo de electroventilador | | bulbo de radiador, termoswitch, bulbo electro, cebolla, cebollao, bulbo del electro
  líquido refrigerante | | refrigerante, anticongelante, liquido de radiador, agua de radiador, agua verde, refrigerante organico, aditivo de radiador, agua destilada
  caño de agua | | caño de bomba de agua, tubo de agua, caño metalico de agua, caño de agua rigido
  intercooler | | inter cooler, enfriador de aire, radiador de turbo, radiador de intercooler
  manguera de intercooler | | manguera de turbo, manguito de intercooler, caño de intercooler, manguera del turbo
  enfriador de aceite | | radiador de aceite, intercambiador de aceite, intercambiador, enfriador aceite
  condensador de aire acondicionado | | condensador, radiador de aire acondicionado, radiador de aire, condensador de aire, condensador del aire
  compresor de aire acondicionado | | compresor, compresor de aire, compresor del aire, compresor de ac, compresor a c, compresor aire acondicionado
  evaporador | | evaporador de aire, evaporador de aire acondicionado
  válvula de expansión | | valvula expansion de aire, valvula expansora
  caño de aire acondicionado | | manguera de aire acondicionado, cañeria de aire acondicionado, caño de aire
  embrague de compresor | | polea de compresor, bobina de compresor, embrague del aire acondicionado
  presostato | | presostato de aire, sensor de presion de aire acondicionado
  forzador de calefacción | | forzador, turbina de calefaccion, motor de calefaccion, ventilador interior, motor forzador, turbina de aire, forzador de aire, ventilador de calefaccion, motor ventilador interior, ventilador de cabina
  resistencia de forzador | | resistencia de calefaccion, resistencia de ventilador, resistencia calefaccion, resistencia electroventilador, resistencia de aire
  canilla de calefacción | | grifo de calefaccion, valvula de calefaccion, robinete de calefaccion
  comando de calefacción | | controles de calefaccion, panel de calefaccion, comando de aire acondicionado, perillas de calefaccion, comando de aire, mandos de aire
  encauzador de radiador | | deflector de radiador, encausador, marco de electroventilador, tunel de radiador
  viscoso | | viscoso de ventilador, embrague viscoso, acople viscoso, fan clutch
  aspa de ventilador | | paleta de radiador, aspas, helice de ventilador
  tapón de block | | tapon de agua, tapones de block, sellos de block, tapon de motor
  junta de termostato | | empaque de termostato
  abrazadera de manguera | | abrazadera de radiador, abrazadera
  tanque de radiador | s | lateral de radiador, tanque plastico de radiador
  `,
)
