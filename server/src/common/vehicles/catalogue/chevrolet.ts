import { models } from './format.ts'

export const CHEVROLET = models(
  'Chevrolet',
  `
  400? | 1962-1974 | sedan | chevrolet 400
  Agile | 2009-2016 | hatch | ajile
  Apache? | 1955-1965 | pickup
  Astra | 1999-2011 | hatch | astra gsi
  Astra Sedan | 2000-2011 | sedan
  Astro? | 1985-2005 | van
  Aveo | 2005-2018 | sedan | abeo, aveo ls, aveo g3
  Blazer | 1992-2011 | suv | blaser, bleizer
  Bolt EUV | 2022- | suv | bolt
  Brasil? | 1958-1970 | pickup
  C10 | 1975-1985 | pickup | c-10
  C14 | 1964-1984 | pickup
  C20 | 1985-1997 | pickup | c-20
  C60 | 1960-1990 | truck
  Camaro | 2010-2024 | coupe
  Captiva | 2007- | suv | captiba
  Captiva EV | 2025- | suv | captiva electrica
  Cavalier | 1992-2005 | sedan | cavalie, cavaliere
  Celta* | 2000-2016 | hatch | selta, celtita
  Chevette | 1980-1995 | sedan | chevet, chebet, shevette, chevete
  Chevy 500 | 1984-1995 | pickup
  Classic? | 2010-2016 | sedan | clasic, clasico
  Cobalt | 2012-2020 | sedan | covalt, cobal
  Colorado? | 2012- | pickup
  Combo? | 1995-2006 | van
  Corsa* | 1994-2012 | hatch | corza, corsita, corsa evolution, corsa wind
  Corsa Classic | 2002-2016 | sedan | corsa clasic, corsa clasico
  Corsa II | 2002-2012 | hatch | corsa 2
  Corsa Pick-up | 1995-2003 | pickup | corsa pickup, corsa pick up
  Corsa Wagon | 1997-2003 | wagon | corsa sw, corsa familiar
  Cruze | 2010-2023 | sedan | cruz, cruse, crusse
  D10 | 1979-1985 | pickup | d-10
  D20 | 1985-1997 | pickup | d-20
  D-Max | 2005-2012 | pickup | dmax, luv dmax, luv d-max
  D40 | 1985-1996 | truck
  El Camino? | 1959-1987 | pickup
  Equinox | 2017- | suv | equinos
  Epica | 2006-2011 | sedan | epika
  Esteem | 1995-2002 | sedan
  Evanda | 2002-2006 | sedan
  Grand Blazer | 1992-2001 | suv
  Grand Vitara | 1998-2015 | suv
  Groove | 2021- | suv | grove, gruv
  Impala | 1958-2020 | sedan
  Jimny | 1998-2018 | jeep
  Joy? | 2017-2021 | hatch | onix joy
  Ipanema | 1989-1998 | wagon
  Kadett | 1989-1998 | hatch | kadet, cadet, kadete, cadett
  Kalos | 2003-2006 | hatch
  Lacetti | 2004-2010 | sedan | laceti
  Lumina | 1990-2013 | sedan
  LUV | 1980-2005 | pickup | luv 2300
  Malibu | 2010-2020 | sedan
  Marajó | 1981-1989 | wagon
  Matiz | 1998-2010 | hatch | matis
  Meriva | 2003-2013 | mpv | meriba
  Montana | 2003- | pickup | montaña pickup
  Monza | 1982-1996 | sedan | monsa
  N300 | 2011-2022 | van | n 300, n300 max, n300 work, ene trescientos
  N400 | 2022- | van | n 400
  N200 | 2010-2015 | van | cmp, n 200
  Nova? | 1962-1979 | sedan
  Nubira | 1998-2003 | sedan
  Omega | 1993-2008 | sedan
  Onix* | 2013- | hatch | onyx, onis, onics, honix, onic
  Onix Plus | 2020- | sedan | onix sedan
  Opala | 1975-1992 | sedan
  Optra | 2004-2013 | sedan
  Orlando? | 2011-2018 | mpv
  Prisma* | 2007-2020 | sedan | prima ltz
  S10* | 1995- | pickup | s 10, s-10, ese diez, s10 high country
  Sail | 2012-2019 | sedan | sail ls
  Samurai? | 1985-1998 | jeep
  Silverado | 1997- | pickup | silberado
  Sonic | 2012-2017 | hatch | sonik
  Space Van | 1986-1997 | van
  Spark* | 2005-2018 | hatch | espark, spar, spark gt, spark life
  Spark EUV | 2025- | suv
  Spin | 2012- | mpv | espin, spin activ
  Sprint? | 1988-1991 | hatch
  Suburban | 1992-2015 | suv
  Super Carry | 1985-2005 | van | supercarry
  Swift? | 1991-1996 | hatch
  Tahoe | 1995- | suv
  Tavera | 2003-2007 | mpv
  Tigra | 1998-2001 | coupe | montana tigra
  Tornado? | 2021- | van | tornado van
  Tracker | 2000- | suv | traker, traquer, trackers, trakker
  Trailblazer | 2012- | suv | trail blazer
  Trafic? | 1992-2000 | van
  Traverse | 2009- | suv
  Trax? | 2013-2022 | suv
  Veraneio | 1985-1994 | suv
  Vectra | 1994-2011 | sedan | bectra, vetra
  Vitara? | 1988-2005 | suv
  Vivant | 2004-2008 | mpv
  Zafira | 2001-2012 | mpv | safira
  `,
)
