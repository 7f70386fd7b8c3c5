import { models } from './format.ts'

/** Motorbikes sold here. A name that is also a common word means the model only next to its make. */
export const MOTORBIKES = [
  ...models(
    'Yumbo',
    `
  C110? | 2008- | | yumbo c110
  City? | 2005- | | city 125, yumbo city
  Classic? | 2010- | | yumbo classic
  Cuatri? | 2008- | | yumbo cuatri
  Dakar? | 2012- | | yumbo dakar
  Dakar 200 | 2012-
  Eco? | 2010- | | eco 70, yumbo eco
  Forza? | 2010- | | yumbo forza
  GS 125 | 2008- | | gs125
  GS 200 | 2008- | | gs200
  GTR 125 | 2012- | | gtr125
  Max 110 | 2005- | | yumbo max
  Milestone? | 2015- | | yumbo milestone
  Racer? | 2012- | | yumbo racer
  Shark? | 2012- | | yumbo shark
  Skua | 2012- | | yumbo skua
  Speed? | 2010- | | yumbo speed
  VX? | 2012- | | yumbo vx
  `,
  ),
  ...models(
    'Winner',
    `
  Bis? | 2005- | | winner bis
  CG 125 | 2006- | | winner cg
  Cruiser? | 2010- | | winner cruiser
  Explorer? | 2010- | | winner explorer
  Exclusive? | 2012- | | winner exclusive
  Fair? | 2005- | | fair 110, fair 125, winner fair
  Fenix? | 2010- | | winner fenix
  Strong? | 2010- | | winner strong
  Vita? | 2012- | | winner vita
  `,
  ),
  ...models(
    'Baccio',
    `
  Classic? | 2008- | | baccio classic, classic 125
  P110? | 2006- | | baccio p110
  PX 110 | 2006- | | px110
  Rally? | 2012- | | baccio rally
  X3M | 2010- | | x3m 125, x3m 200
  `,
  ),
  ...models(
    'Vince',
    `
  Lince? | 2008- | | vince lince
  Rocket? | 2010- | | vince rocket
  `,
  ),
  ...models(
    'Zanella',
    `
  Ceccato | 2012-
  Hot? | 2005- | | hot 90, zanella hot
  Patagonian? | 2010- | | patagonian eagle, zanella patagonian
  RX 150 | 2005- | | rx150
  RX 200 | 2008- | | rx200
  Sol? | 2000- | | sol 90, zanella sol
  Styler | 2005-
  ZB 110 | 2005- | | zb110, zanella zb
  ZR 150 | 2010- | | zr150
  `,
  ),
  ...models(
    'Yamaha',
    `
  Crypton | 2000- | | cripton, crypton 110
  FZ 16 | 2009- | | fz16, fz 150
  FZ 25 | 2017- | | fz25
  MT-03 | 2016- | | mt03
  MT-07 | 2014- | | mt07
  YZF R15 | 2009- | | yzf-r15
  YZF R3 | 2015- | | yzf-r3
  TTR 125 | 2000- | | ttr125
  TTR 250 | 1993- | | ttr250
  V80? | 1985-2002 | | yamaha v80
  XT 125 | 2005- | | xt125
  XT 225 | 1992-2007 | | xt225
  XT 600 | 1984-2003 | | xt600
  XTZ 125 | 2003- | | xtz125
  XTZ 250 | 2006- | | xtz250, lander
  YBR 125 | 2005- | | ybr125, ybr
  YBR 250 | 2007- | | ybr250
  `,
  ),
  ...models(
    'Honda',
    `
  Biz? | 1998- | | biz 105, biz 125, honda biz
  CB 125 | 2015- | | cb125, cb 125f
  CB 190R | 2016- | | cb190, cb190r
  CB 250 | 1992- | | cb250, twister
  CBX 250 | 2001-2010 | | cbx250
  CG 125 | 1976- | | cg125, cg titan
  CG 150 | 2004- | | cg150, titan 150
  NX 400 | 2000-2010 | | falcon 400
  Tornado 250 | 2001-2019 | | xr 250 tornado, xr250
  Transalp | 1987- | | transalp 700
  Wave? | 1999- | | wave 110, honda wave, wave 100
  XL 200 | 1983-2000 | | xl200
  XR 125 | 2003- | | xr125
  XR 150 | 2014- | | xr150, xr 150l
  XR 190 | 2019- | | xr190
  `,
  ),
  ...models(
    'Suzuki Motos',
    `
  AX 100 | 1990- | | ax100
  EN 125 | 2000- | | en125
  GN 125 | 1990- | | gn125
  Gixxer | 2015- | | gixer, gixxer 150
  V-Strom | 2004- | | vstrom
  `,
  ),
  ...models(
    'Bajaj',
    `
  Boxer? | 2010- | | boxer 150, bajaj boxer
  Dominar | 2017- | | dominar 400
  Pulsar | 2006- | | rouser, rouser 200, pulsar 200, ns200, ns 200, rouser ns
  `,
  ),
  ...models(
    'Kymco',
    `
  Agility | 2008-
  Like? | 2012- | | kymco like
  `,
  ),
  ...models(
    'Keeway',
    `
  RKS 150 | 2012- | | rks150, rks
  RK 125 | 2015-
  Superlight | 2010-
  `,
  ),
  ...models(
    'TVS',
    `
  Apache? | 2010- | | apache rtr, apache 160, apache 200
  Ntorq | 2019-
  `,
  ),
  ...models(
    'Hero',
    `
  Hunk | 2014- | | hunk 150
  Ignitor | 2014-
  `,
  ),
  ...models(
    'Benelli',
    `
  Leoncino | 2018-
  TNT? | 2012- | | tnt 15, tnt 25, tnt 300
  TRK 502 | 2017- | | trk502, trk
  `,
  ),
  ...models(
    'CFMoto',
    `
  CForce | 2012- | | cforce 450
  NK 400 | 2018- | | 400nk, nk400
  `,
  ),
  ...models(
    'Kawasaki',
    `
  KLR 650 | 1987- | | klr650, klr
  KLX 150 | 2010- | | klx150
  Ninja? | 1984- | | ninja 250, ninja 300, ninja 400
  Versys | 2007-
  `,
  ),
]
