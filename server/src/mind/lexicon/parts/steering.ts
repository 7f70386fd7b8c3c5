import { parts } from './format.ts'

export const STEERING = parts(
  'STEERING',
  `
  cremallera de dirección | ! | cremallera, caja de direccion, cremallera hidraulica, cremallera mecanica, caja direccion hidraulica, caixa de direcao, sector de direccion
  bomba de dirección hidráulica | | bomba hidraulica, bomba de direccion, bomba de hidraulico, bomba direccion hidraulica, bomba de la direccion, bomba hidraulica de direccion
  extremo de dirección | s! | extremo, terminal de direccion, terminal, extremos, extremo exterior, punta de direccion, ponteira de direcao, extremo direccion, rotula de direccion
  precap | s! | axial, axial de direccion, precap de direccion, extremo interior, articulacion axial, rotula axial, bieleta de direccion, barra axial
  fuelle de cremallera | s | fuelle de direccion, guardapolvo de cremallera, goma de cremallera, fuelle cremallera, fuelle de la cremallera
  columna de dirección | ! | columna direccion, columna, barra de direccion, caña de direccion
  columna de dirección eléctrica | ! | direccion electrica, motor de direccion electrica, eps, columna electrica
  volante | | timon, manubrio, volante de direccion, volante de cuero
  bieleta de dirección | ! | barra de direccion, barra de acople, barra de acople de direccion, barra de mando, barra de direccion corta, barra central de direccion, barra de acoplamiento
  brazo pitman | ! | pitman, brazo de direccion
  brazo auxiliar | ! | brazo loco, brazo auxiliar de direccion
  cruceta de dirección | ! | cardan de direccion, nudo de direccion, flector de direccion, crucetita de direccion
  manguera de dirección hidráulica | | manguera de direccion, manguera hidraulica, manguera de alta de direccion, cañeria de direccion, caño de direccion
  depósito de dirección hidráulica | | deposito de hidraulico, vaso de direccion, deposito direccion, recipiente de hidraulico, vaso de hidraulico
  correa de dirección hidráulica | | correa de direccion, correa de hidraulico
  sensor de ángulo de dirección | | sensor de giro, sensor angulo volante
  polea de bomba de dirección | | polea de direccion, polea de hidraulico
  líquido de dirección hidráulica | | atf, liquido hidraulico, fluido hidraulico, aceite hidraulico, aceite de direccion
  amortiguador de dirección | ! | amortiguador direccion, estabilizador de direccion
  kit reparación de cremallera | | reparacion de cremallera, kit de cremallera, retenes de cremallera
  buje de cremallera | | buje de direccion, bujes de direccion, goma soporte de cremallera, taco de cremallera
  `,
)
