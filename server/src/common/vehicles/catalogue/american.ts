import { models } from './format.ts'

export const AMERICAN = [
  ...models(
    'Jeep',
    `
  Cherokee | 1984-2023 | suv | cheroki, cheroquee, cherokke
  Commander | 2006- | suv
  Compass | 2007- | suv | compas, kompass
  Gladiator | 2020- | pickup
  Grand Cherokee | 1993- | suv | gran cherokee, grand cheroki
  IKA | 1956-1978 | jeep
  Liberty? | 2002-2013 | suv
  Patriot? | 2007-2017 | suv
  Renegade | 2015- | suv | renegate, renegado
  Wrangler | 1987- | jeep | rangler, wranler, wranguler
  `,
  ),
  ...models(
    'Dodge',
    `
  1500? | 1971-1990 | sedan
  Caliber? | 2007-2012 | hatch
  Caravan | 1990-2020 | mpv
  Challenger | 2008-2023 | coupe
  Charger? | 2006- | sedan
  Dakota | 1990-2011 | pickup
  Durango? | 1998- | suv | dodge durango
  Journey | 2008-2020 | suv | yourney
  Neon | 1995-2005 | sedan
  Nitro? | 2007-2012 | suv
  Polara | 1968-1982 | sedan
  Ram? | 1981-2010 | pickup | dodge ram
  Ram 1500 | 1994-2012 | pickup | dodge ram
  Stratus | 1995-2006 | sedan
  `,
  ),
  ...models(
    'RAM',
    `
  1000? | 2012-2024 | van
  1500? | 2012- | pickup | ram 1500
  2500? | 2012- | pickup | ram 2500
  700? | 2017- | pickup | ram 700
  Dakota | 2025- | pickup
  ProMaster | 2014- | van | promaster rapid
  Rampage | 2023- | pickup | rampaje
  V700 | 2014-2022 | van
  `,
  ),
  ...models(
    'Chrysler',
    `
  300C | 2005-2020 | sedan | 300 c
  Grand Caravan | 1990-2016 | mpv | gran caravan
  Neon | 1995-2005 | sedan
  PT Cruiser | 2001-2010 | hatch | pt cruise, pt
  Sebring | 1996-2010 | sedan
  Stratus | 1995-2000 | sedan
  Town & Country | 1991-2016 | mpv | town and country
  `,
  ),
  ...models(
    'Buick',
    `
  Century? | 1982-1996 | sedan
  Enclave | 2008- | suv
  Skylark | 1975-1998 | sedan
  `,
  ),
  ...models(
    'Cadillac',
    `
  Escalade | 1999- | suv
  SRX | 2004-2016 | suv
  XT5 | 2017- | suv
  `,
  ),
  ...models(
    'Pontiac',
    `
  Grand Am | 1985-2005 | sedan
  Sunfire | 1995-2005 | sedan
  Vibe | 2003-2010 | hatch
  `,
  ),
  ...models(
    'Plymouth',
    `
  Neon | 1995-2001 | sedan
  Voyager | 1984-2000 | mpv | grand voyager
  `,
  ),
  ...models(
    'Oldsmobile',
    `
  Cutlass | 1975-1999 | sedan
  `,
  ),
  ...models(
    'Mercury',
    `
  Mystique | 1995-2000 | sedan
  Sable? | 1986-2005 | sedan
  Villager | 1993-2002 | mpv
  `,
  ),
  ...models(
    'Lincoln',
    `
  MKX | 2007-2018 | suv
  Navigator? | 1998- | suv
  Town Car | 1981-2011 | sedan
  `,
  ),
  ...models(
    'GMC',
    `
  Acadia | 2007- | suv
  Sierra | 1988- | pickup
  Terrain? | 2010- | suv
  Yukon | 1992- | suv
  `,
  ),
  ...models(
    'Hummer',
    `
  H2 | 2003-2009 | suv
  H3 | 2006-2010 | suv
  `,
  ),
  ...models(
    'Eagle',
    `
  Summit? | 1989-1996 | sedan
  Talon? | 1990-1998 | coupe
  `,
  ),
  ...models(
    'Tesla',
    `
  Model 3 | 2018- | sedan
  Model S | 2013- | sedan
  Model X | 2016- | suv
  Model Y | 2021- | suv
  `,
  ),
]
