// Written by npm run codegen from server/src/common/vehicles/catalogue/trucks.ts.

import { models } from './format'

/**
 * Lorries and buses of makes that also sell cars. People write a number with or without its letter: 'Scania
 * R440', 'un 1620'.
 */
export const TRUCKS = [
  ...models(
    'Scania',
    `
  112? | 1981-1991 | truck | scania 112, t112, r112
  113? | 1991-1998 | truck | scania 113, t113, r113
  114? | 1997-2008 | truck | scania 114, r114, p114
  124? | 1997-2008 | truck | scania 124, r124, t124
  G 380 | 2008-2020 | truck | g380
  G 410 | 2010- | truck | g410
  G 420 | 2008-2018 | truck | g420
  P 250 | 2008- | truck | p250
  P 310 | 2005- | truck | p310
  P 340 | 2005-2018 | truck | p340
  P 360 | 2011- | truck | p360
  K 310 | 2008- | truck | k310
  K 380 | 2005-2014 | truck | k380
  R 380 | 2005-2014 | truck | r380
  R 410 | 2012- | truck | r410
  R 420 | 2004-2014 | truck | r420
  R 440 | 2009-2019 | truck | r440
  R 450 | 2010- | truck | r450
  R 470 | 2004-2012 | truck | r470
  R 480 | 2009-2018 | truck | r480
  R 500 | 2004- | truck | r500
  R 540 | 2018- | truck | r540
  S 500 | 2017- | truck | s500
  `,
  ),
  ...models(
    'JMC',
    `
  Boarding | 2010-2018 | pickup
  Carrying | 2011- | truck
  N601 | 2014- | truck | jmc n601
  N720 | 2016- | truck | jmc n720
  N800 | 2016- | truck | jmc n800
  N900 | 2016- | truck | jmc n900
  Vigus | 2016- | pickup | bigus
  `,
  ),
  ...models(
    'Sinotruk',
    `
  Howo | 2008- | truck | howo 380
  Sitrak | 2018- | truck
  `,
  ),
  ...models(
    'DAF',
    `
  CF? | 2000- | truck | daf cf
  LF? | 2001- | truck | daf lf
  XF? | 1997- | truck | daf xf, xf 105
  `,
  ),
  ...models(
    'MAN',
    `
  TGM | 2005- | truck
  TGS | 2007- | truck
  TGX | 2007- | truck
  `,
  ),
  ...models(
    'Hino',
    `
  300? | 2005- | truck | hino 300
  500? | 2005- | truck | hino 500
  Dutro | 1999- | truck
  `,
  ),
  ...models(
    'Agrale',
    `
  6000? | 1988-2003 | truck | agrale 6000
  8500? | 2000-2014 | truck | agrale 8500
  MA 8.5 | 2000- | truck
  `,
  ),
  ...models(
    'Yutong',
    `
  ZK6107 | 2008- | truck
  ZK6119 | 2010- | truck
  ZK6122 | 2010- | truck
  `,
  ),
]
