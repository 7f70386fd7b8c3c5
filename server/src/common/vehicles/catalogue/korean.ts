import { models } from './format.ts'

export const HYUNDAI = models(
  'Hyundai',
  `
  Accent | 1994-2020 | sedan | acsent, accen, axent, acent, aksent, accent verna
  Atos | 1998-2014 | hatch | atoz, attos, atos prime, hatos
  Avante | 1995-2006 | sedan
  Azera | 2006-2016 | sedan
  County | 1998- | van
  Coupe | 1996-2008 | coupe | tiburon
  Creta? | 2015- | suv | hyundai creta, greta
  Elantra | 1991- | sedan | elamtra, helantra
  Eon | 2012-2018 | hatch | hyundai eon
  Excel? | 1986-1999 | sedan | hyundai excel, exel
  Galloper | 1994-2003 | suv | galoper
  Getz | 2003-2011 | hatch | gets, guetz, getzs
  Grace? | 1994-2003 | van
  Grand i10 | 2014- | hatch | gran i10, i10 sedan
  Grand Santa Fe | 2013-2018 | suv | gran santa fe
  H1 | 1998-2021 | van | h 1, hache uno, h-1
  H100 | 1994- | van | h 100, h-100
  HB20 | 2013- | hatch | hb 20, hb20s, hb20x, hache be veinte
  HD65 | 1998- | truck
  HD78 | 2005- | truck
  HR | 2005- | truck | hyundai hr
  i10 | 2008- | hatch | i 10, y10, ai diez
  i20 | 2010- | hatch | i 20
  i30 | 2008-2020 | hatch | i 30
  Ioniq | 2017-2022 | hatch | ionic
  Ioniq 5 | 2022- | suv
  Kona | 2018- | suv
  Lantra | 1991-1999 | sedan
  Matrix? | 2002-2010 | mpv | hyundai matrix
  Mighty? | 1990- | truck
  Palisade | 2019- | suv
  Pony? | 1980-1990 | hatch
  Porter | 1994- | truck
  Santa Fe | 2001- | suv | santafe, santa fé
  Santamo | 1996-2002 | mpv
  Scoupe | 1990-1996 | coupe
  Sonata | 1988- | sedan | zonata
  Staria | 2022- | van
  Starex | 1998-2007 | van
  Stellar? | 1983-1992 | sedan
  Terracan | 2001-2007 | suv
  Trajet | 2000-2008 | mpv
  Tucson | 2004- | suv | tuson, tucsom, tuckson, tuczon, tuczson, tucsson
  Veloster | 2011-2018 | coupe | beloster
  Venue? | 2020- | suv
  Veracruz | 2007-2012 | suv
  Verna | 2000-2017 | sedan
  `,
)

export const KIA = models(
  'Kia',
  `
  Besta | 1990-2005 | van | vesta
  Bongo | 1980- | truck | kia bongo, bongo k2500, bongo iii, bongo 3
  Cadenza | 2010-2018 | sedan
  Capital? | 1989-1997 | sedan
  Carens | 2000- | mpv | karens
  Carnival | 1999- | mpv | carnaval kia
  Ceed | 2008- | hatch | cee'd
  Ceres | 1990-2002 | truck
  Cerato | 2004- | sedan | serato, zerato, cerato forte, cerato koup
  Clarus | 1996-2001 | sedan
  Concord? | 1987-1995 | sedan
  EV3 | 2024- | suv
  EV5 | 2024- | suv
  EV6 | 2022- | suv
  EV9 | 2023- | suv
  Frontier | 1998-2010 | truck
  K2400 | 1990-2004 | truck | k 2400
  K2500 | 2005- | truck | k 2500
  K2700 | 1999-2015 | truck | k 2700, frontier k2700
  K3 | 2024- | sedan
  K3600 | 1990-2004 | truck | k 3600
  K5 | 2020- | sedan
  Magentis | 2001-2011 | sedan
  Mohave | 2009-2019 | suv
  Morning? | 2004- | hatch | kia morning
  Niro? | 2017- | suv
  Opirus | 2004-2010 | sedan
  Optima? | 2001-2020 | sedan | kia optima
  Picanto | 2004- | hatch | pikanto, picando, picato, picante kia
  Pregio | 1996-2006 | van | prejio
  Pride? | 1989-2003 | hatch | prai
  Retona | 1998-2003 | suv
  Rio? | 2000-2023 | sedan | kia rio, rio jb
  Rondo? | 2007-2013 | mpv
  Seltos | 2020- | suv
  Sephia | 1993-2003 | sedan | sefia
  Shuma | 1998-2004 | sedan
  Soluto | 2019- | sedan
  Sonet | 2021- | suv
  Sorento | 2003- | suv | sorrento, zorento
  Soul? | 2009- | hatch | kia soul
  Spectra | 2000-2009 | sedan
  Sportage | 1994- | suv | esportage, sportaje, sportach, esportaje
  Stinger | 2018-2023 | sedan
  Stonic | 2018- | suv
  Towner? | 1992-2002 | van
  `,
)

export const OTHER_KOREAN = [
  ...models(
    'Daewoo',
    `
  Cielo? | 1994-2002 | sedan | daewoo cielo
  Damas? | 1992-2005 | van | daewoo damas
  Espero? | 1991-1999 | sedan | daewoo espero
  Heaven? | 1995-2000 | sedan
  Kalos | 2002-2008 | hatch
  Labo? | 1992-2005 | pickup
  Lanos | 1997-2004 | sedan | lano
  Leganza | 1997-2003 | sedan
  Matiz | 1998-2005 | hatch
  Musso | 1998-2003 | suv
  Nexia | 1995-2008 | sedan
  Nubira | 1997-2003 | sedan
  Prince? | 1992-1997 | sedan
  Racer? | 1988-1996 | sedan | raser
  Super Salon | 1991-1998 | sedan
  Tacuma | 2000-2008 | mpv
  Tico? | 1991-2001 | hatch | daewoo tico
  `,
  ),
  ...models(
    'SsangYong',
    `
  Actyon | 2006-2018 | suv | action, actyon sport
  Actyon Sports | 2006-2018 | pickup | action sports
  Istana | 1995-2004 | van
  Korando | 1996- | suv | corando
  Kyron | 2006-2014 | suv | kiron
  Musso | 1995- | suv | muso
  Rexton | 2002- | suv | recston
  Rodius | 2005-2018 | mpv
  Stavic | 2013-2018 | mpv
  Tivoli | 2015- | suv | tiboli
  Torres? | 2023- | suv
  XLV | 2016-2020 | suv
  `,
  ),
  ...models(
    'KGM',
    `
  Musso Grand | 2024- | pickup
  Rexton | 2024- | suv
  Tivoli | 2024- | suv
  Torres? | 2023- | suv
  `,
  ),
  ...models(
    'Asia Motors',
    `
  Hi-Topic | 1993-2000 | van | hi topic, topic
  Rocsta | 1990-1999 | jeep
  Towner | 1992-2002 | van | towner sdx
  `,
  ),
  ...models(
    'Samsung',
    `
  SM3 | 2003-2012 | sedan
  SM5 | 2000-2012 | sedan
  `,
  ),
  ...models(
    'Genesis',
    `
  G70 | 2018- | sedan
  GV70 | 2021- | suv
  GV80 | 2021- | suv
  `,
  ),
]
