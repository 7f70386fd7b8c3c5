import { models } from './format.ts'

/** German makes and those of their groups. */
export const GERMAN = [
  ...models(
    'Mercedes-Benz',
    `
  1518? | 1985- | truck
  1620? | 1996-2012 | truck
  180? | 1953-1993 | sedan
  190? | 1982-1993 | sedan | 190e, 190d, mercedes 190, 190 e, 190 d
  200? | 1976-1996 | sedan
  200 D? | 1968-1996 | sedan | 200d
  220? | 1968-1996 | sedan
  220 D? | 1968-1996 | sedan | 220d
  230 E? | 1980-1993 | sedan | 230e
  240? | 1973-1985 | sedan | 240d
  240 D? | 1974-1985 | sedan | 240d
  250 D? | 1985-1996 | sedan | 250d
  300? | 1976-1995 | sedan | 300d, 300e
  300 D? | 1976-1996 | sedan | 300d
  300 E? | 1985-1993 | sedan | 300e
  608? | 1970-1990 | truck | 608d, 608 d, l608d, l 608 d, l 608
  710? | 1990-2012 | truck
  1113? | 1968-1990 | truck | l1113, l 1113
  1114? | 1968-1992 | truck
  712? | 1999-2012 | truck
  914? | 1996-2012 | truck
  A 150 | 2004-2012 | hatch | a150
  A 160 | 1998-2012 | hatch | a160, clase a
  A 190 | 1999-2004 | hatch | a190
  A 200 | 2005- | hatch | a200
  A 250 | 2013- | hatch | a250
  Accelo | 2003- | truck | acelo
  Actros | 1997- | truck
  Atego | 1998- | truck
  Axor | 2005- | truck
  B 180 | 2006- | hatch | b180
  B 200 | 2005- | hatch | b200, clase b
  C 180 | 1993- | sedan | c180, clase c
  C 200 | 1994- | sedan | c200
  C 220 | 1993- | sedan | c220
  C 250 | 1994- | sedan | c250
  CLA | 2013- | sedan | cla 200
  CLK | 1998-2010 | coupe
  Citan | 2013- | van
  E 200 | 1993- | sedan | e200
  E 220 | 1993- | sedan | e220
  E 250 | 1993- | sedan | e250
  E 300 | 1993- | sedan | e300
  E 320 | 1993- | sedan | e320
  EQA | 2022- | suv
  EQB | 2022- | suv
  GLA | 2014- | suv | gla 200
  GLB | 2020- | suv
  GLC | 2015- | suv
  GLE | 2015- | suv
  GLK | 2009-2015 | suv
  L 1114 | 1970-1991 | truck
  MB 140 | 1996-2003 | van | mb140
  MB 180 | 1986-1996 | van | mb180
  ML | 1998-2015 | suv | ml 320, ml320, ml 350
  ML 320 | 1998-2011 | suv | ml320
  S 500 | 1992- | sedan
  SLK | 1997-2016 | coupe
  Sprinter | 1996- | van | esprinter, sprinte, esprinte, sprinter 515, sprinter 415, sprinter 313
  Viano | 2004-2014 | van
  Vito | 1996- | van
  X 250 | 2018-2020 | pickup | clase x
  `,
  ),
  ...models(
    'BMW',
    `
  116i | 2005- | hatch | 116
  118d | 2005- | hatch
  118i | 2005- | hatch | 118
  120i | 2005- | hatch
  125i | 2012-2019 | hatch
  220i | 2014- | coupe
  316i | 1983-2018 | sedan | 316
  318i | 1983- | sedan | 318
  320d | 1998- | sedan
  320i | 1983- | sedan | 320
  323i | 1983-2010 | sedan
  325i | 1985-2012 | sedan | 325
  328i | 1995-2016 | sedan
  330i | 2000- | sedan
  335i | 2007-2015 | sedan
  520d | 2000- | sedan
  520i | 1985- | sedan
  525i | 1988-2010 | sedan
  528i | 1996-2016 | sedan
  530i | 1990- | sedan
  740? | 1986- | sedan | 740i
  i3 | 2014-2022 | hatch
  iX1 | 2023- | suv
  iX3 | 2021- | suv
  M3 | 1986- | coupe
  M5 | 1985- | sedan
  Serie 1 | 2004- | hatch
  Serie 3 | 1983- | sedan
  Serie 5 | 1983- | sedan
  X1 | 2010- | suv | bmw x1
  X2? | 2018- | suv
  X3? | 2004- | suv
  X4? | 2014- | suv
  X5? | 2000- | suv
  X6? | 2008- | suv
  Z3 | 1996-2002 | coupe
  Z4 | 2003- | coupe
  `,
  ),
  ...models(
    'Audi',
    `
  80? | 1980-1996 | sedan | audi 80
  100? | 1980-1994 | sedan | audi 100
  90? | 1984-1991 | sedan | audi 90
  A1 | 2011- | hatch
  A3 | 1996- | hatch | audi a3
  A4 | 1995- | sedan | audi a4
  A5 | 2008- | coupe
  A6 | 1995- | sedan
  A7 | 2011- | sedan
  A8 | 1996- | sedan
  e-tron | 2020- | suv | etron
  Q2 | 2017- | suv
  Q3 | 2012- | suv
  Q5 | 2009- | suv
  Q7 | 2006- | suv
  Q8 | 2019- | suv
  S3 | 1999- | hatch
  TT | 1999-2023 | coupe | audi tt
  `,
  ),
  ...models(
    'Mini',
    `
  Clubman | 2008-2024 | hatch
  Cooper | 2002- | hatch | mini cooper, cuper, mini coper
  Countryman | 2011- | suv | mini countryman
  One? | 2002-2013 | hatch | mini one
  Paceman | 2013-2016 | coupe
  `,
  ),
  ...models(
    'SEAT',
    `
  Alhambra? | 1996-2020 | mpv
  Altea | 2005-2015 | mpv
  Arona | 2018- | suv
  Arosa | 1997-2004 | hatch
  Ateca | 2017- | suv
  Cordoba? | 1994-2009 | sedan | seat cordoba, córdoba
  Ibiza | 1985- | hatch | ibisa, seat ibiza
  Inca? | 1996-2003 | van
  Leon? | 2000- | hatch | seat leon
  Malaga? | 1985-1992 | sedan
  Marbella? | 1986-1998 | hatch
  Ronda? | 1982-1986 | hatch
  Terra? | 1987-1996 | van
  Toledo? | 1992-2018 | sedan | seat toledo
  `,
  ),
  ...models(
    'Cupra',
    `
  Born? | 2023- | hatch
  Formentor | 2021- | suv
  `,
  ),
  ...models(
    'Škoda',
    `
  Fabia | 2001-2021 | hatch
  Favorit | 1988-1995 | hatch
  Felicia | 1995-2001 | hatch
  Forman | 1990-1995 | wagon
  Kamiq | 2020- | suv
  Karoq | 2018- | suv
  Kodiaq | 2018- | suv
  Octavia | 1998- | sedan | octabia
  Felicia Pick-up | 1995-2001 | pickup
  Rapid? | 2013-2020 | sedan
  Roomster | 2007-2015 | mpv
  Scala? | 2020- | hatch
  Superb | 2003- | sedan
  Yeti | 2010-2017 | suv
  `,
  ),
  ...models(
    'Opel',
    `
  Adam? | 2014-2019 | hatch
  Ascona | 1970-1988 | sedan
  Astra | 1992- | hatch
  Calibra? | 1989-1997 | coupe
  Combo? | 1986- | van
  Corsa | 1983- | hatch
  Crossland | 2018- | suv
  Frontera? | 1991-2004 | suv
  Grandland | 2019- | suv
  Insignia? | 2010-2022 | sedan
  K180 | 1974-1979 | sedan | k 180
  Kadett | 1975-1991 | sedan
  Manta? | 1970-1988 | coupe
  Meriva | 2003-2017 | mpv
  Mokka | 2013- | suv
  Movano | 1998- | van
  Omega | 1987-2003 | sedan
  Rekord | 1970-1986 | sedan
  Tigra | 1994-2009 | coupe
  Vectra | 1989-2008 | sedan
  Vivaro | 2001- | van
  Zafira | 1999- | mpv
  `,
  ),
  ...models(
    'Porsche',
    `
  911? | 1975- | coupe
  Boxster | 1997- | coupe
  Cayenne | 2003- | suv | cayene
  Cayman | 2006- | coupe
  Macan | 2014- | suv
  Panamera | 2010- | sedan
  Taycan | 2020- | sedan
  `,
  ),
  ...models(
    'Smart',
    `
  Forfour | 2004- | hatch
  Fortwo | 1998- | hatch | for two
  Smart #1 | 2024- | suv
  `,
  ),
]
