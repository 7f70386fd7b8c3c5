// Written by npm run codegen from server/src/common/vehicles/catalogue/fordPeugeotCitroen.ts.

import { models } from './format'

export const FORD = models(
  'Ford',
  `
  Belina | 1978-1991 | wagon
  Bronco | 1978- | suv
  Bronco Sport | 2020- | suv
  C-Max | 2003-2019 | mpv
  Capri? | 1969-1986 | coupe
  Cargo? | 1986- | truck
  Cargo 1722 | 1995-2012 | truck
  Consul? | 1951-1975 | sedan
  Contour? | 1995-2000 | sedan
  Corcel | 1975-1986 | sedan
  Cortina? | 1968-1982 | sedan
  Courier | 1992-2013 | pickup | curier, courrier, currier
  Crown Victoria | 1980-2011 | sedan
  Del Rey | 1982-1991 | sedan
  EcoSport* | 2003-2022 | suv | eco sport, ecoesport, ecospor, eco esport
  Edge | 2008-2020 | suv
  Escape? | 2001- | suv
  Escort* | 1980-2004 | hatch | escor, scort, escort xr3
  Everest | 2015- | suv
  Expedition | 1998- | suv
  Explorer? | 1992- | suv
  F-100 | 1960-2012 | pickup | f100, f 100, efe cien, f-100 xlt
  F-1000 | 1979-1998 | pickup | f1000, f 1000, efe mil
  F-14000 | 1985-2001 | truck | f14000
  F-150 | 1985- | pickup | f150, f 150, lobo
  F-250 | 1998-2012 | pickup | f250
  F-350 | 1985-2015 | truck | f350
  F-4000 | 1985-2019 | truck | f4000
  F-600 | 1960-1998 | truck | f600, f 600
  F-700 | 1960-1998 | truck | f700, f 700
  Fairlane | 1969-1982 | sedan
  Falcon | 1962-1991 | sedan | falcón
  Festiva | 1990-1997 | hatch
  Fiesta?* | 1994-2019 | hatch | fiesta max, fiesta kinetic, fiesta one, fiesta kd, fiesta ambiente, new fiesta, fista
  Focus* | 1999-2019 | hatch | focu, focus 2, foccus, focus exe, focus ghia
  Fusion | 2006-2020 | sedan
  Galaxy | 1992-1999 | mpv
  Granada? | 1972-1985 | sedan
  Ikon | 2001-2006 | sedan
  Ka?* | 1997-2021 | hatch | ford ka, kaa, ka viral, ka sedan, ka plus, ford k
  Kuga | 2010- | suv | cuga
  Laser? | 1985-2000 | hatch
  Maverick | 1973- | pickup | maveric
  Mondeo | 1994-2020 | sedan | mondio
  Mustang | 1965- | coupe
  Orion | 1991-1996 | sedan
  Pampa | 1982-1997 | pickup
  Probe? | 1988-1997 | coupe
  Puma? | 1997- | suv
  Ranchero? | 1965-1985 | pickup
  Ranger* | 1994- | pickup | renyer, ranyer, reinger, ranguer, rangers, ford rangel
  Royale | 1992-1996 | wagon
  S-Max | 2006- | mpv
  Sierra? | 1984-1993 | hatch
  Taunus | 1974-1984 | sedan | taunos
  Taurus | 1990-2000 | sedan
  Telstar | 1988-1998 | sedan
  Territory | 2020- | suv | teritori, territori
  Thames? | 1939-1967 | truck
  Tourneo | 1995- | van
  Transit | 1995- | van | transit custom, transi
  Transit Connect | 2002- | van
  Verona | 1989-1996 | sedan
  Versailles | 1991-1996 | sedan
  Windstar | 1994-2003 | mpv
  `,
)

export const PEUGEOT = models(
  'Peugeot',
  `
  104? | 1975-1988 | hatch
  106? | 1991-2003 | hatch
  107? | 2005-2014 | hatch
  108? | 2014-2021 | hatch
  2008? | 2014- | suv | peugeot 2008
  204? | 1965-1976 | sedan
  205? | 1984-1999 | hatch
  206?* | 1999-2016 | hatch | dos cero seis, 206 xr
  207?* | 2007-2016 | hatch | 207 compact
  208?* | 2012- | hatch | dos cero ocho
  3008?* | 2010- | suv
  301? | 2013-2020 | sedan
  304? | 1970-1980 | sedan
  305? | 1979-1990 | sedan
  306? | 1993-2003 | hatch
  307? | 2002-2012 | hatch
  308?* | 2008- | hatch
  309? | 1986-1994 | hatch
  403? | 1956-1967 | sedan
  404? | 1962-1982 | sedan
  405? | 1988-2002 | sedan
  406? | 1996-2005 | sedan
  407? | 2005-2012 | sedan
  408? | 2010- | sedan
  4008? | 2012-2017 | suv
  5008? | 2010- | suv
  504? | 1969-2001 | sedan | 504 pickup
  505? | 1981-1995 | sedan
  508? | 2012-2020 | sedan
  605? | 1990-1999 | sedan
  607? | 2001-2010 | sedan
  806? | 1995-2002 | mpv
  807? | 2003-2014 | mpv
  Bipper | 2009-2017 | van
  Boxer | 1995- | van | boxxer
  E-2008 | 2020- | suv | e 2008, 2008 electrico
  E-208 | 2020- | hatch | e 208, 208 electrico
  Expert | 1996- | van | peugeot expert
  Hoggar | 2010-2015 | pickup | hogar peugeot
  J5? | 1982-1994 | van
  J9? | 1981-1991 | van
  Landtrek | 2021- | pickup | land trek
  Partner* | 1997- | van | parner, partner patagonica, parten, partne
  RCZ | 2011-2015 | coupe
  Rifter | 2019- | van
  Traveller | 2017- | van
  `,
)

export const CITROEN = models(
  'Citroën',
  `
  2CV | 1960-1990 | sedan | 2 cv, citroneta, dos cv
  3CV | 1970-1980 | sedan | 3 cv
  AMI 8 | 1970-1979 | sedan
  AX? | 1987-1998 | hatch
  Aircross | 2011- | suv | air cross
  Basalt | 2024- | suv
  Berlingo | 1997- | van | verlingo, berlingo multispace, berlin go
  BX | 1983-1994 | hatch
  C-Elysée | 2013-2021 | sedan | c elysee, celysee, c-elysse, elysee
  C1 | 2006-2014 | hatch
  C15 | 1986-2005 | van | c 15
  C2 | 2004-2009 | hatch
  C25 | 1984-1994 | van
  C3 | 2003- | hatch | c 3, ce tres, c3 picasso
  C3 Aircross | 2011- | suv
  C4 | 2005- | hatch | c 4, c4 pallas
  C4 Cactus | 2015- | suv | cactus
  C4 Lounge | 2013-2021 | sedan | c 4 lounge, lounge
  C4 Picasso | 2007-2018 | mpv
  C5 | 2001-2017 | sedan | c 5
  C5 Aircross | 2019- | suv
  C6 | 2006-2012 | sedan
  C8 | 2003-2014 | mpv
  DS3 | 2011-2016 | hatch | ds 3
  DS4 | 2012-2016 | hatch | ds 4
  DS5 | 2012-2018 | hatch
  E-Jumpy | 2021- | van
  Evasion | 1994-2002 | mpv
  GS? | 1971-1986 | sedan | citroen gs, gsa
  GSA | 1980-1986 | hatch
  Jumper | 1995- | van | yamper
  Jumpy | 1996- | van | jumpi, yampi
  Mehari | 1971-1983 | jeep | meari
  Nemo | 2009-2017 | van
  Saxo | 1996-2004 | hatch | sacso
  SpaceTourer | 2017- | van
  Visa? | 1979-1989 | hatch
  Xantia | 1993-2002 | sedan | santia
  XM | 1990-2000 | sedan
  Xsara | 1997-2007 | hatch | xara, sara picasso
  Xsara Picasso | 2000-2012 | mpv | picasso, xara picasso
  ZX | 1991-1998 | hatch
  `,
)
