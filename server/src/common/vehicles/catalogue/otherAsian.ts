import { models } from './format.ts'

/** Indian and Malaysian makes. */
export const OTHER_ASIAN = [
  ...models(
    'Tata',
    `
  Indica? | 2004-2012 | hatch
  Indigo? | 2004-2012 | sedan
  Safari? | 2000-2010 | suv
  Sumo? | 2000-2010 | suv
  Telcoline | 2000-2010 | pickup
  Xenon? | 2009-2018 | pickup | tata xenon
  `,
  ),
  ...models(
    'Mahindra',
    `
  Bolero? | 2008- | pickup
  Genio? | 2012-2018 | pickup
  Goa? | 2006-2012 | suv
  KUV100 | 2017-2021 | hatch | kuv 100
  Pik Up | 2008- | pickup | pick up mahindra, mahindra pickup, mahindra pick up, mahindra pik up, pik-up
  Quanto? | 2012-2016 | suv | mahindra quanto
  Scorpio? | 2006- | pickup | mahindra scorpio
  Thar? | 2010- | jeep
  XUV 3XO | 2024- | suv | 3xo
  XUV300 | 2020- | suv
  XUV500 | 2013-2021 | suv | xuv 500
  XUV700 | 2021- | suv | xuv 700
  `,
  ),
  ...models(
    'Proton',
    `
  Gen-2 | 2006-2012 | hatch
  Persona? | 1996-2012 | sedan
  Saga? | 1988-2015 | sedan | proton saga
  Satria | 1997-2010 | hatch
  Wira | 1994-2006 | sedan
  `,
  ),
]
