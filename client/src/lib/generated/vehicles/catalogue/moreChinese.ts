// Written by npm run codegen from server/src/common/vehicles/catalogue/moreChinese.ts.

import { models } from './format'

export const MORE_CHINESE = [
  ...models(
    'FAW',
    `
  Bestune T77 | 2020- | suv | t77
  Besturn B50 | 2010-2018 | sedan | besturn
  N5 | 2010-2014 | hatch
  R7? | 2016- | suv
  T80 | 2019- | suv
  V2 | 2011-2016 | hatch | faw v2
  V5? | 2013-2018 | sedan
  V80 | 2012- | truck
  X40 | 2018- | suv
  X80 | 2014-2019 | suv
  `,
  ),
  ...models(
    'Foton',
    `
  BJ1039? | 2008-2016 | truck | 1039, bj 1039
  Forland | 2005-2015 | truck
  Gratour | 2016- | van
  Midi? | 2011- | van
  Ollin | 2009- | truck
  Sauvana | 2016-2020 | suv
  Aumark | 2010- | truck
  TM1? | 2018- | truck
  TM3? | 2019- | truck
  Toano | 2017- | van
  Tunland | 2013- | pickup | tunlan
  View? | 2009- | van
  Wonder? | 2022- | truck
  `,
  ),
  ...models(
    'Brilliance',
    `
  FRV | 2010-2016 | hatch
  FSV | 2010-2016 | sedan
  H220 | 2013-2018 | hatch
  H230 | 2013-2018 | sedan
  H330 | 2014-2018 | sedan
  H530 | 2012-2018 | sedan
  V5 | 2012-2018 | suv
  `,
  ),
  ...models(
    'BAIC',
    `
  BJ40 | 2018- | jeep
  D20 | 2014-2020 | hatch
  EU5 | 2019- | sedan
  M20 | 2013-2019 | mpv
  Plus? | 2018- | pickup
  X25 | 2016-2021 | suv
  X35 | 2017- | suv
  X55 | 2017- | suv
  `,
  ),
  ...models(
    'MG',
    `
  3? | 2011- | hatch | mg3, mg 3
  350? | 2011-2016 | sedan | mg 350
  360? | 2015-2020 | sedan | mg 360
  5? | 2020- | sedan | mg5
  550? | 2011-2015 | sedan
  6? | 2011-2020 | sedan | mg6
  GS | 2016-2020 | suv
  GT | 2022- | sedan
  HS | 2019- | suv | mg hs
  Marvel R | 2022- | suv
  MG3 | 2012- | hatch | mg 3
  MG4 | 2023- | hatch | mg 4
  One | 2023- | suv
  RX5 | 2018- | suv
  TF | 2002-2010 | coupe
  ZR | 2002-2006 | hatch
  ZS | 2018- | suv | mg zs, zs ev
  ZX | 2020- | suv
  `,
  ),
  ...models(
    'GAC',
    `
  Aion Y | 2023- | suv | aion y plus
  Aion ES | 2023- | sedan
  Emkoo | 2023- | suv
  GA4 | 2019- | sedan
  GS3 | 2018- | suv
  GS4 | 2017- | suv
  GS8 | 2018- | suv
  `,
  ),
  ...models(
    'Maxus',
    `
  D60 | 2021- | suv
  Deliver 9? | 2020- | van | deliver
  eDeliver 3 | 2021- | van
  G10 | 2014- | van | maxus g10
  T60 | 2018- | pickup | maxus t60
  T90 | 2022- | pickup
  V80 | 2012- | van
  `,
  ),
  ...models(
    'Haima',
    `
  1? | 2012-2016 | hatch
  2? | 2011-2017 | hatch
  3? | 2009-2015 | sedan
  7? | 2012-2017 | suv
  Freema | 2010-2016 | mpv
  M3 | 2013-2018 | sedan
  S5 | 2014-2019 | suv
  S7 | 2014-2018 | suv
  `,
  ),
  ...models(
    'Hafei',
    `
  Lobo | 2005-2012 | hatch
  Minyi | 2007-2014 | van
  Ruiyi | 2008-2014 | pickup
  Saibao | 2007-2012 | sedan
  Zhongyi | 2005-2014 | van
  `,
  ),
  ...models(
    'Effa',
    `
  Ideal? | 2007-2014 | hatch | effa ideal
  K01 | 2012- | pickup
  M100 | 2007-2014 | hatch | effa m100
  Plutus | 2009-2014 | pickup
  Start? | 2009-2014 | van
  ULC | 2008-2014 | pickup | effa ulc
  V21 | 2015- | pickup
  V22? | 2010- | pickup
  `,
  ),
  ...models(
    'Changhe',
    `
  Freedom? | 2006-2014 | van
  Ideal? | 2006-2012 | hatch
  Q25 | 2016-2020 | suv
  `,
  ),
  ...models(
    'Zotye',
    `
  Hunter? | 2009-2014 | suv | nomad
  T200 | 2014-2018 | suv
  T600 | 2015-2020 | suv
  Z100 | 2014-2019 | hatch
  Z300 | 2014-2018 | sedan
  2008? | 2008-2013 | suv
  `,
  ),
  ...models(
    'Shineray',
    `
  A7 | 2014-2018 | van
  T20 | 2014- | pickup
  T30 | 2015- | pickup
  T32 | 2016- | pickup
  X30 | 2014- | van | shineray x30
  `,
  ),
  ...models(
    'SWM',
    `
  G01 | 2019- | suv
  G05 | 2021- | suv
  X3 | 2018- | suv
  X7 | 2018- | suv
  `,
  ),
  ...models(
    'Jinbei',
    `
  Haise | 2010-2018 | van
  Topic | 2010-2018 | van
  `,
  ),
  ...models(
    'Karry',
    `
  Q22 | 2010- | van
  Yoki | 2012-2018 | van
  Q52 | 2018- | pickup
  `,
  ),
  ...models(
    'Wuling',
    `
  Bingo? | 2024- | hatch
  Rongguang | 2012-2018 | van
  Sunshine? | 2008-2014 | van
  `,
  ),
  ...models(
    'Jetour',
    `
  Dashing? | 2023- | suv
  T2 | 2024- | suv
  X50 | 2024- | suv
  X70 | 2021- | suv
  X90 | 2022- | suv
  `,
  ),
  ...models(
    'Omoda',
    `
  5? | 2023- | suv | omoda 5
  C5 | 2023- | suv
  E5 | 2024- | suv
  `,
  ),
  ...models(
    'Jaecoo',
    `
  6? | 2025- | suv | jaecoo 6
  7? | 2024- | suv | jaecoo 7
  8? | 2025- | suv
  `,
  ),
  ...models(
    'Exeed',
    `
  LX | 2022- | suv
  TXL | 2022- | suv
  VX | 2022- | suv
  `,
  ),
  ...models(
    'Kaiyi',
    `
  X3 | 2023- | suv | x3 pro
  X7 | 2023- | suv
  E5 | 2023- | sedan
  `,
  ),
  ...models(
    'Leapmotor',
    `
  B10 | 2025- | suv
  C10 | 2024- | suv
  T03 | 2024- | hatch
  `,
  ),
  ...models(
    'Neta',
    `
  Aya? | 2024- | suv
  V? | 2023- | hatch
  X? | 2024- | suv
  `,
  ),
  ...models(
    'Riddara',
    `
  RD6 | 2024- | pickup
  `,
  ),
  ...models(
    'Voyah',
    `
  Free? | 2024- | suv
  `,
  ),
  ...models(
    'XPeng',
    `
  G6 | 2024- | suv
  G9 | 2024- | suv
  `,
  ),
  ...models(
    'Zeekr',
    `
  001? | 2023- | sedan
  X? | 2024- | suv
  `,
  ),
  ...models(
    'ZX Auto',
    `
  Admiral? | 2008-2016 | pickup
  Grand Tiger | 2009-2018 | pickup | grand tiger, gran tiger
  Landmark? | 2010-2016 | suv
  Terralord | 2017- | pickup
  `,
  ),
]
