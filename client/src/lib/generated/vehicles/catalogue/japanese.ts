// Written by npm run codegen from server/src/common/vehicles/catalogue/japanese.ts.

import { models } from './format'

export const TOYOTA = models(
  'Toyota',
  `
  4Runner | 1990- | suv | 4 runner, hilux sw4
  86? | 2013- | coupe | gt86
  Agya | 2023- | hatch
  Allion | 2001-2012 | sedan
  Alphard | 2002- | van
  Auris | 2007-2018 | hatch
  Avanza | 2006- | mpv | abanza
  Avensis | 1998-2010 | sedan
  bZ4X | 2024- | suv
  C-HR | 2018-2023 | suv | chr
  Caldina | 1992-2007 | wagon
  Camry | 1987- | sedan | camri
  Carina | 1982-1998 | sedan
  Celica | 1981-2005 | coupe
  Coaster | 1982- | van
  Corolla* | 1976- | sedan | corola, corrolla, carolla, corolla xei, coroya
  Corolla Cross | 2021- | suv | corola cross
  Corolla Fielder | 2001-2012 | wagon
  Corolla Verso | 2001-2009 | mpv
  Corona? | 1976-2001 | sedan
  Corsa | 1985-1999 | hatch
  Cressida | 1978-1992 | sedan
  Crown | 1976- | sedan
  Dyna | 1985-2012 | truck
  Etios* | 2012-2022 | hatch | etio, hetios, etios cross
  FJ Cruiser | 2007-2014 | suv
  Fortuner | 2005- | suv
  Hiace | 1982- | van | hi ace, iace, jiace
  Hilux* | 1975- | pickup | jailux, hailux, hi lux, high lux, hai lux, jai lux, ilux, hylux, hilux srv, hiluz, jilux
  Hilux Surf | 1984-2009 | suv
  Hilux SW4* | 1998- | suv | sw4, sw 4
  Ipsum | 1996-2009 | mpv
  Land Cruiser | 1975- | suv | landcruiser, land cruicer
  Land Cruiser 70 | 1984- | suv
  Land Cruiser Prado | 1990- | suv | prado
  LiteAce | 1985-1999 | van | lite ace
  MR2 | 1985-2007 | coupe
  Noah? | 2001- | van
  Paseo? | 1992-1999 | coupe
  Passo? | 2004-2020 | hatch
  Previa? | 1991-2008 | mpv
  Prius | 2010- | hatch | prius c
  Probox | 2002- | wagon
  Raize | 2022- | suv
  Raum? | 1997-2011 | mpv
  RAV4* | 1995- | suv | rav 4, rab4, rab 4
  Rush | 2018-2023 | suv
  Sienna | 1998- | mpv
  Spacio? | 1997-2007 | mpv
  Sprinter? | 1983-2000 | sedan
  Starlet | 1980-1999 | hatch | estarlet, starley
  Stout | 1960-1989 | pickup
  Supra | 1986- | coupe
  Tacoma | 1995- | pickup
  Tercel | 1982-1999 | sedan | tersel, terzel
  Townace | 1985-2007 | van
  Tundra | 2007- | pickup
  Verso? | 2009-2018 | mpv
  Vios? | 2004-2014 | sedan
  Vitz | 1999-2010 | hatch
  Wish? | 2003-2017 | mpv
  Yaris* | 2000- | hatch | yari, llaris, yariz
  Yaris Cross | 2025- | suv
  `,
)

export const NISSAN = models(
  'Nissan',
  `
  370Z | 2009-2020 | coupe
  AD | 1990-2010 | wagon | nissan ad, ad wagon
  Almera | 1996-2006 | sedan
  Altima | 1995- | sedan
  Ariya | 2024- | suv
  Atlas? | 1981-2012 | truck
  Bluebird | 1980-1999 | sedan | blue bird
  Cabstar | 1968-2013 | truck
  Cedric | 1980-1999 | sedan
  Cefiro | 1988-2003 | sedan
  Cherry? | 1970-1986 | hatch
  Cube? | 1998-2019 | hatch
  D21 | 1986-2010 | pickup | d 21, nissan d21, ranyer nissan
  D22 | 1998-2015 | pickup | d 22
  E20? | 1975-1986 | van
  Frontier* | 1998- | pickup | frontie, frontier np300, fronter
  Homy | 1976-1997 | van
  Juke | 2012-2019 | suv
  Junior? | 1956-1983 | pickup
  Kicks* | 2017- | suv | kick, kiks, quics
  Kubistar | 2003-2009 | van
  Laurel? | 1968-2002 | sedan
  Leaf | 2018- | hatch
  Livina | 2009-2014 | mpv | libina
  March?* | 1992-2021 | hatch | nissan march, nissan marz
  Maxima? | 1990-2008 | sedan
  Micra | 1993-2010 | hatch
  Murano | 2004-2020 | suv
  Navara | 2005- | pickup | nabara
  Note? | 2006-2021 | hatch
  NP300 | 2009- | pickup | np 300, np300 frontier
  NV200 | 2009- | van
  NV350 | 2012- | van
  Pathfinder | 1989- | suv | path finder, patfinder
  Patrol | 1980- | suv | nissan patrol
  Pickup D21 | 1986-1997 | pickup
  Platina | 2002-2010 | sedan
  Prairie? | 1982-2004 | mpv
  Presage | 1998-2009 | mpv
  Primera? | 1991-2007 | sedan
  Pulsar? | 1984-2000 | hatch
  Qashqai | 2008- | suv | qashkai, cascai, kashkai, quashqai, qasqai, cashcai
  Rogue | 2008- | suv
  Sentra* | 1985- | sedan | centra
  Serena? | 1992-2010 | van
  Skyline | 1957- | coupe
  Stanza | 1982-1992 | sedan
  Sunny | 1980-2000 | sedan | suny
  Sylphy | 2000- | sedan
  Teana | 2006-2013 | sedan
  Terrano | 1993-2010 | suv | terano
  Tiida* | 2007-2018 | hatch | tida, tiida hatchback
  Trade? | 1987-2001 | van
  Tsuru | 1992-2017 | sedan | suru
  Urvan | 1986- | van | nissan urban
  V16 | 1993-2011 | sedan
  Vanette | 1986-2002 | van | vanet
  Versa* | 2012- | sedan | bersa, versa note, v-drive, vdrive
  Wingroad | 1996-2018 | wagon
  X-Terra | 2003-2008 | suv | xterra
  X-Trail | 2002- | suv | xtrail, x trail
  `,
)

export const SUZUKI = models(
  'Suzuki',
  `
  Aerio | 2002-2007 | sedan
  Alto? | 1982- | hatch | suzuki alto, alto 800, alto k10
  APV | 2005-2016 | van
  Baleno | 1996- | hatch | valeno, baleno gls
  Carry | 1982- | van | suzuki carry, suzuki cary, super carry, carri
  Celerio | 2009- | hatch | selerio, celério
  Ciaz | 2015-2020 | sedan
  Dzire | 2012- | sedan | swift dzire, desire
  Eeco | 2010- | van | maruti eeco, suzuki eco
  eVitara | 2025- | suv | e vitara
  Ertiga | 2013- | mpv | hertiga
  Esteem | 1995-2002 | sedan
  Forsa | 1984-2000 | hatch | suzuki forza
  Fronx | 2023- | suv | fronks
  Fun? | 2003-2010 | hatch | suzuki fun
  Grand Nomade | 2006-2015 | suv
  Grand Vitara | 1998- | suv | gran vitara, grand bitara
  Ignis | 2001- | hatch | hignis
  Jimny | 1998- | jeep | jimni, yimny, gimny, jimmy, yimni
  Kizashi | 2010-2015 | sedan
  Liana | 2002-2008 | sedan
  LJ80 | 1977-1982 | jeep | lj 80, lj50, ele jota ochenta
  Maruti | 1990-2012 | hatch | maruti 800, suzuki 800
  S-Cross | 2014- | suv | scross, s cross
  S-Presso | 2020- | hatch | spresso, presso
  Samurai | 1985-2004 | jeep | suzuki sj, suzuki samuray
  Sidekick | 1989-1998 | suv | side kick
  SJ410 | 1981-1992 | jeep | sj 410
  SJ413 | 1984-1992 | jeep | sj 413
  Splash | 2009-2014 | hatch
  ST90 | 1979-1990 | van | st 90
  Swift | 1985- | hatch | suift, suif, swit, swif
  Swift Sport | 2008- | hatch
  SX4 | 2007-2014 | hatch | sx 4
  Vitara | 1988- | suv | bitara, vitara jlx
  Wagon R | 1998-2010 | hatch | wagon r+
  XL6 | 2019- | mpv
  XL7 | 2000- | suv | xl 7
  `,
)

export const HONDA = models(
  'Honda',
  `
  Accord | 1982- | sedan | acord, acor
  Ballade | 1985-1995 | sedan
  City?* | 1985- | sedan | honda city, siti
  Civic* | 1978- | sedan | sivic, civi, cibic, civic exs, civick
  Concerto | 1989-1994 | sedan
  CR-V* | 1996- | suv | crv, cr v
  CR-Z | 2011-2015 | coupe
  CRX | 1988-1998 | coupe
  Element | 2003-2008 | suv
  Elevate | 2024- | suv
  Fit?* | 2003-2021 | hatch | honda fit
  HR-V* | 1999- | suv | hrv, hr v
  Integra? | 1990-2006 | coupe
  Jazz? | 2003-2015 | hatch
  Legend | 1990-2010 | sedan
  Logo? | 1997-2002 | hatch
  Odyssey | 1996- | mpv | odisea, odissey
  Passport? | 1994- | suv
  Pilot | 2003- | suv | honda pilot
  Prelude | 1983-2001 | coupe
  Ridgeline | 2006- | pickup
  S2000 | 1999-2009 | coupe
  Stream? | 2001-2008 | mpv
  WR-V* | 2017- | suv | wrv
  ZR-V | 2023- | suv | zrv
  `,
)

export const MITSUBISHI = models(
  'Mitsubishi',
  `
  3000GT | 1991-2000 | coupe
  ASX | 2011- | suv
  Canter | 1985- | truck
  Carisma | 1996-2004 | sedan
  Celeste? | 1975-1981 | coupe
  Colt | 1982-2012 | hatch | mitsubishi colt
  Delica | 1982- | van
  Eclipse? | 1990-2012 | coupe
  Eclipse Cross | 2018- | suv
  Fuso? | 1970- | truck
  Galant | 1980-2010 | sedan
  Grandis | 2003-2011 | mpv
  L100 | 1982-1996 | van
  L200 | 1980- | pickup | l 200, ele doscientos, triton, l200 triton
  L300 | 1980-2015 | van | l 300
  L400 | 1994-2007 | van | l 400
  Lancer | 1980-2017 | sedan | lanser, lancer gls
  Minicab | 1966- | van
  Mirage | 1985- | hatch
  Montero | 1983- | suv | monteiro, montero sport, pajero, montero io
  Nativa | 1998-2010 | suv
  Outlander | 2003- | suv | autlander, out lander
  Outlander Sport | 2011- | suv
  Rosa? | 1960- | van | mitsubishi rosa
  RVR | 1991- | suv
  Sapporo | 1976-1990 | sedan
  Space Runner | 1991-2002 | mpv
  Space Star | 1999- | hatch
  Space Wagon | 1985-2004 | mpv
  Xpander | 2019- | mpv
  `,
)

export const MAZDA = models(
  'Mazda',
  `
  121? | 1988-2002 | hatch
  2? | 2003- | hatch | mazda 2, mazda2
  3? | 2004- | sedan | mazda 3, mazda3
  323? | 1980-2003 | sedan | mazda 323
  5? | 2005-2015 | mpv | mazda 5, mazda5
  6? | 2003- | sedan | mazda 6, mazda6
  626? | 1980-2002 | sedan | mazda 626
  929? | 1980-1996 | sedan
  B2000 | 1982-1998 | pickup | b 2000
  B2200 | 1985-2006 | pickup | b 2200
  B2500 | 1997-2006 | pickup | b 2500
  B2600 | 1988-2006 | pickup | b 2600
  B2900 | 1999-2006 | pickup
  BT-50 | 2007- | pickup | bt50, bt 50
  CX-3 | 2016- | suv | cx3
  CX-30 | 2020- | suv | cx30
  CX-5 | 2012- | suv | cx5, cx 5
  CX-60 | 2023- | suv | cx60
  CX-7 | 2007-2012 | suv | cx7
  CX-9 | 2008- | suv | cx9
  CX-90 | 2024- | suv | cx90
  Demio | 1997-2007 | hatch
  E2200 | 1985-2004 | van
  Familia? | 1980-2003 | sedan
  MPV | 1990-2006 | mpv
  MX-3 | 1992-1998 | coupe | mx3
  MX-5 | 1990- | coupe | mx5, miata
  MX-6 | 1988-1997 | coupe
  Premacy | 1999-2010 | mpv
  RX-7 | 1979-2002 | coupe
  RX-8 | 2003-2012 | coupe
  T3500 | 1985-2000 | truck
  Tribute | 2001-2010 | suv
  `,
)

export const SUBARU = models(
  'Subaru',
  `
  BRZ | 2013- | coupe
  Crosstrek | 2018- | suv
  E10 | 1984-1998 | van
  Forester | 1998- | suv | forrester
  Impreza | 1993- | sedan | impresa
  Justy | 1985-2010 | hatch
  Legacy | 1990- | sedan | legasi
  Leone | 1980-1994 | sedan
  Libero | 1984-1998 | van
  Outback | 1996- | wagon | out back
  Tribeca | 2006-2014 | suv
  Vivio | 1992-1998 | hatch
  WRX | 2002- | sedan
  XV | 2012-2023 | suv
  `,
)

export const OTHER_JAPANESE = [
  ...models(
    'Daihatsu',
    `
  Applause | 1990-2000 | sedan | aplause
  Charade | 1980-2000 | hatch | charada, charade g10, xarade
  Cuore | 1986-2010 | hatch | cuore l
  Delta? | 1980-2005 | truck
  Feroza | 1989-1999 | jeep | ferosa
  Gran Max | 2008- | van
  Hijet | 1982-2010 | van | hi jet
  Mira? | 1982-2005 | hatch
  Move | 1996-2005 | hatch
  Rocky | 1985-2002 | jeep
  Sirion | 1998-2015 | hatch
  Taft | 1980-1990 | jeep
  Terios | 1997-2017 | suv | terio
  YRV | 2000-2005 | hatch
  `,
  ),
  ...models(
    'Isuzu',
    `
  Amigo? | 1989-2000 | suv
  Aska | 1984-1995 | sedan
  Campo? | 1990-2000 | pickup
  D-Max | 2004- | pickup
  FSR | 1986- | truck
  Gemini | 1980-1995 | sedan
  KB | 1972-2004 | pickup | kb 20, kb20, kbd, kbd25, kb 21, kb21, kb 25, kb25, kb 26, kb26, kb 280
  Midi? | 1988-1996 | van
  MU-X | 2013- | suv
  NHR | 1988- | truck
  NKR | 1988- | truck
  NPR | 1988- | truck
  NQR | 1998- | truck
  Pickup? | 1972-2004 | pickup | isuzu pick up, isuzu pickup
  Rodeo | 1991-2004 | suv
  TFR | 1988-2004 | pickup
  TFS | 1988-2004 | pickup
  Trooper | 1984-2003 | suv | truper
  TF | 1988-2004 | pickup
  `,
  ),
  ...models(
    'Datsun',
    `
  1200? | 1970-1983 | sedan
  120Y | 1974-1982 | sedan
  160J | 1975-1982 | sedan
  620? | 1972-1980 | pickup
  720? | 1980-1986 | pickup
  `,
  ),
  ...models(
    'Lexus',
    `
  CT 200h | 2012-2020 | hatch
  IS | 2000- | sedan | is 250
  NX | 2015- | suv | nx 300
  RX | 2000- | suv | rx 350
  UX | 2019- | suv | ux 250h
  `,
  ),
  ...models(
    'Infiniti',
    `
  FX35 | 2003-2013 | suv
  G35 | 2003-2010 | sedan
  Q50 | 2014-2022 | sedan
  QX50 | 2014- | suv
  `,
  ),
  ...models(
    'Acura',
    `
  Integra? | 1990-2001 | coupe
  MDX | 2001- | suv
  TL? | 1996-2014 | sedan
  `,
  ),
]
