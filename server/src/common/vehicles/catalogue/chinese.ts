import { models } from './format.ts'

export const CHINESE = [
  ...models(
    'Chery',
    `
  A1 | 2008-2013 | hatch
  A5 | 2007-2011 | sedan
  Arrizo 3 | 2015-2020 | sedan | arrizo 3, arizo 3
  Arrizo 5 | 2017- | sedan | arrizo, arizo, arizzo
  Arrizo 6 | 2020- | sedan
  Beat? | 2012-2016 | hatch
  Cowin | 2007-2014 | sedan
  Face? | 2009-2016 | hatch | chery face
  Fulwin | 2011-2018 | sedan | fulwin 2, fulbin
  iCar | 2020- | hatch
  IQ | 2010-2018 | hatch | iq chery
  Practivan | 2012-2018 | van
  QQ | 2006-2020 | hatch | cucu, qq3, q q, kuku, qq6
  Skin? | 2010-2014 | sedan
  Tiggo | 2006- | suv | tigo, tiggo 2.0, tigoo
  Tiggo 2 | 2017- | suv | tigo 2
  Tiggo 2 Pro | 2021- | suv
  Tiggo 3 | 2014-2020 | suv | tigo 3
  Tiggo 3 Pro | 2021- | suv
  Tiggo 4 | 2018- | suv | tigo 4, tiggo 4 pro
  Tiggo 5 | 2015-2020 | suv
  Tiggo 7 | 2018- | suv | tigo 7, tiggo 7 pro
  Tiggo 8 | 2019- | suv | tigo 8, tiggo 8 pro
  Van Pass | 2009-2013 | van
  X1? | 2010-2014 | hatch
  `,
  ),
  ...models(
    'Geely',
    `
  CK | 2007-2013 | sedan | geely ck
  Coolray | 2020- | suv | culrai, cool ray
  EC8 | 2012-2016 | sedan
  Emgrand | 2011- | sedan | emgran, emgrand ec7, ec7, emgrand 7
  EX5 | 2024- | suv
  GC6 | 2016-2020 | sedan
  Geometry C | 2022- | suv
  GC2 | 2011-2016 | hatch
  GC5 | 2013-2018 | sedan
  GS | 2017-2021 | suv
  GX2 | 2012-2017 | hatch
  GX3 | 2018- | suv | gx3 pro
  LC | 2010-2016 | hatch | geely lc, panda geely
  LC Cross | 2010-2016 | hatch
  MK | 2008-2014 | sedan | geely mk
  Okavango | 2023- | suv
  Starray | 2024- | suv
  X7 | 2014-2019 | suv | emgrand x7
  `,
  ),
  ...models(
    'BYD',
    `
  Atto 3 | 2022- | suv | yuan plus, ato 3
  D1 | 2021- | mpv
  Dolphin | 2022- | hatch | dolfin, dolphin mini, delfin
  Dolphin Mini | 2024- | hatch | seagull
  E2 | 2020- | hatch
  E3 | 2020- | sedan
  E5 | 2016-2021 | sedan
  E6 | 2015-2020 | mpv
  F0 | 2009-2016 | hatch | efe cero, f 0
  F3 | 2007-2016 | sedan | byd f3
  F3R | 2008-2013 | hatch
  F6 | 2009-2013 | sedan
  G3 | 2010-2015 | sedan | byd g3
  G6 | 2012-2016 | sedan
  Han? | 2022- | sedan | byd han
  King? | 2024- | sedan | byd king
  L3? | 2011-2015 | sedan
  Qin | 2019- | sedan
  S5? | 2013-2019 | suv
  S6 | 2012-2017 | suv | byd s6
  Seal | 2023- | sedan | byd seal
  Shark | 2024- | pickup | byd shark
  Song Plus | 2022- | suv | song
  Song Pro | 2023- | suv
  Tang | 2022- | suv
  T3 | 2018- | van | byd t3
  Yuan | 2020- | suv | yuan pro
  `,
  ),
  ...models(
    'Great Wall',
    `
  C30 | 2011-2016 | sedan
  Deer? | 2005-2012 | pickup
  Florid | 2009-2013 | hatch
  H3 | 2011-2016 | suv
  Hover | 2007-2013 | suv | hover h3, hober
  M4 | 2013-2018 | suv
  Poer | 2020- | pickup | gwm poer, power gwm
  Safe? | 2006-2010 | suv
  Voleex | 2011-2015 | hatch | voleex c10
  Wingle | 2008- | pickup | wingle 5, wingle 6, wingle 7, winge, gwingle
  `,
  ),
  ...models(
    'GWM',
    `
  Ora 03 | 2023- | hatch
  Poer | 2020- | pickup
  Tank 300 | 2023- | jeep | tank
  Wingle | 2008- | pickup
  Wingle 5 | 2011- | pickup
  Wingle 7 | 2019- | pickup
  `,
  ),
  ...models(
    'Haval',
    `
  Dargo | 2023- | suv
  H1 | 2016-2019 | suv
  H2 | 2015-2021 | suv
  H3? | 2010-2014 | suv
  H5? | 2011-2018 | suv
  H6 | 2015- | suv | haval h6
  H9 | 2016- | suv
  Jolion | 2021- | suv | yolion, jolyon
  M6? | 2018- | suv
  `,
  ),
  ...models(
    'ORA',
    `
  Good Cat | 2022- | hatch
  `,
  ),
  ...models(
    'Lifan',
    `
  320? | 2009-2014 | hatch | lifan 320
  330? | 2013-2018 | hatch
  520? | 2007-2012 | sedan | lifan 520
  530? | 2014-2018 | sedan
  620? | 2010-2015 | sedan
  720? | 2012-2016 | sedan
  Foison | 2012-2019 | van | foyson, foisson
  M7 | 2016-2019 | mpv
  My Way | 2017-2019 | suv | myway
  X50 | 2015-2019 | suv
  X60 | 2012-2019 | suv | lifan x60
  X70 | 2018- | suv
  `,
  ),
  ...models(
    'JAC',
    `
  1035? | 2009- | truck | hfc1035, jac 1035, hfc 1035
  1040? | 2009- | truck | hfc1040, jac 1040
  1042? | 2011- | truck | jac 1042
  1061? | 2009- | truck | hfc1061, jac 1061
  J2 | 2012-2018 | hatch | jac j2
  J3 | 2011-2016 | hatch | jac j3
  J4 | 2014-2019 | sedan
  J5 | 2012-2016 | sedan
  J6 | 2012-2016 | mpv
  JS2 | 2021- | suv
  JS3 | 2022- | suv
  JS4 | 2021- | suv
  JS6 | 2023- | suv
  JS8 | 2023- | suv
  N56 | 2014- | truck
  Refine | 2009- | van
  S2 | 2016-2021 | suv | jac s2
  S3 | 2014-2020 | suv | jac s3
  S5 | 2014-2019 | suv
  E-JS1 | 2021- | hatch | ejs1
  S7 | 2018- | suv
  Sunray | 2013- | van
  T6 | 2015- | pickup | jac t6
  T8 | 2019- | pickup | jac t8
  T9 | 2024- | pickup | jac t9
  X200 | 2013- | truck
  X350 | 2020- | truck
  `,
  ),
  ...models(
    'Changan',
    `
  Alsvin | 2012- | sedan
  Benni | 2008-2020 | hatch | beni
  CS15 | 2017- | suv | cs 15
  CS35 | 2014- | suv | cs 35
  CS35 Plus | 2019- | suv
  CS55 | 2018- | suv | cs 55
  CS55 Plus | 2021- | suv
  CS75 | 2015- | suv | cs 75
  CX20 | 2012-2016 | hatch
  Deepal S07 | 2024- | suv | deepal
  Eado | 2014- | sedan
  Honor? | 2014-2018 | mpv
  Hunter? | 2021- | pickup | changan hunter
  Lumin? | 2023- | hatch
  M201 | 2013- | van
  MD201 | 2014- | truck
  Q20? | 2010-2014 | van
  Star? | 2006- | van | changan star
  Star Truck | 2012- | truck
  Uni-S | 2023- | suv | uni s
  Uni-T | 2021- | suv | unit changan
  Uni-K | 2022- | suv
  V3 | 2014-2018 | sedan
  V5 | 2012-2016 | sedan
  X5? | 2022- | suv
  X7? | 2022- | suv
  `,
  ),
  ...models(
    'DFSK',
    `
  500? | 2022- | suv
  560? | 2020- | suv
  580? | 2018- | suv | glory 580, glory
  C31 | 2014- | pickup | dfsk c31
  C32 | 2014- | pickup
  C35 | 2014- | van
  C37 | 2013- | van | dfsk c37
  EC35 | 2019- | van
  Glory 330 | 2016-2020 | mpv
  K01 | 2012- | pickup
  K02 | 2010- | pickup
  K05 | 2012- | van
  K07 | 2012- | van
  Seres 3 | 2020- | suv
  V21 | 2010-2014 | pickup
  V22 | 2010-2014 | pickup
  V25 | 2010-2014 | van
  V27 | 2012- | van
  `,
  ),
  ...models(
    'Dongfeng',
    `
  A30 | 2014-2019 | sedan
  AX4 | 2018- | suv
  AX7 | 2015- | suv
  Box EV | 2024- | hatch
  Captain? | 2015- | truck
  H30 | 2012-2018 | hatch | h30 cross
  Joyear | 2014-2019 | mpv
  Mini Van | 2010-2018 | van
  Nammi 01 | 2024- | hatch | nammi
  Rich? | 2013- | pickup | rich 6
  S30 | 2011-2018 | sedan
  S50 | 2015-2020 | sedan
  SX5 | 2017- | suv
  SX6 | 2017- | suv
  Vigo? | 2025- | suv
  `,
  ),
  ...models(
    'Forthing',
    `
  Friday? | 2024- | suv
  Lingzhi | 2016- | mpv
  T5 | 2021- | suv | t5 evo
  `,
  ),
]
