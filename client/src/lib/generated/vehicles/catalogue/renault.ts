// Written by npm run codegen from server/src/common/vehicles/catalogue/renault.ts.

import { models } from './format'

export const RENAULT = models(
  'Renault',
  `
  4? | 1970-1989 | hatch | renoleta, renault 4, r4, 4l
  5? | 1980-1996 | hatch | r5, renault 5
  6? | 1970-1986 | hatch | r6, renault 6
  9? | 1985-1999 | sedan | r9, renault 9
  11? | 1984-1994 | hatch | r11, renault 11
  12? | 1971-1994 | sedan | r12, renault 12, renault doce, r 12
  18? | 1981-1994 | sedan | r18, renault 18, r 18
  19? | 1989-2001 | sedan | r19, renault 19, r 19
  21? | 1987-1997 | sedan | r21, renault 21, nevada
  25? | 1985-1992 | sedan | r25, renault 25
  Alaskan | 2017- | pickup
  Arkana | 2021- | suv
  Austral | 2023- | suv
  Boreal | 2025- | suv
  Captur | 2016- | suv | kaptur, capture
  Clio | 1991-2016 | hatch | klio, clio mio, clio ii, clio 2, clío, clio campus
  Clio 3 | 2005-2014 | hatch | clio iii
  Clio Symbol | 2000-2009 | sedan
  Dauphine | 1956-1967 | sedan
  Dokker | 2013-2021 | van | doker
  Duster | 2009- | suv | daster, dúster, duster oroch 4x4
  Espace? | 1984- | mpv
  Express? | 1986-2001 | van | renault express, expres
  Fluence | 2010-2018 | sedan | fluense
  Fuego? | 1982-1992 | coupe
  Gordini? | 1957-1970 | sedan
  Grand Scénic | 2004-2015 | mpv | gran scenic
  Kangoo | 1998- | van | kango, cangoo, kangu, cango, kangoo express, kangú
  Kangoo 2 | 2008- | van | kangoo ii, kangoo e-tech
  Kardian | 2024- | suv | cardian
  Koleos | 2008-2022 | suv | coleos
  Kwid | 2017- | hatch | kuid, quid, kwit, cuid
  Kwid E-Tech | 2022- | hatch | kwid electrico
  Laguna? | 1994-2015 | sedan
  Latitude | 2011-2015 | sedan
  Logan | 2007- | sedan | loggan, dacia logan
  Master | 1998- | van | renault master
  Mégane | 1997- | hatch | megane, megan, megane 2, megane ii, megane 3, mégan, meganne
  Mégane E-Tech | 2023- | suv | megane electrico
  Mégane Grand Tour | 1999-2013 | wagon | megane grand tour
  Mégane Scénic | 1997-2003 | mpv | megane scenic
  Modus | 2004-2012 | hatch
  Oroch | 2015- | pickup | duster oroch, oroc, oroch outsider
  R4F | 1961-1993 | van | r4 f
  Rodeo? | 1977-1987 | jeep
  Safrane | 1993-2000 | sedan
  Sandero | 2008- | hatch | sandedro, zandero, sander
  Sandero RS | 2015-2022 | hatch
  Sandero Stepway | 2009- | hatch | stepway, step way, estepway
  Scénic | 1997-2015 | mpv | scenic, senic, escenic
  Symbol | 2009-2016 | sedan | simbol, symball
  Torino? | 1966-1982 | sedan
  Trafic | 1984- | van | trafik, traffic, renault trafic
  Twingo | 1993-2012 | hatch | tuingo, twngo
  Twizy | 2012- | hatch
  Vel Satis | 2003-2007 | hatch
  Zoe? | 2016-2021 | hatch
  `,
)
