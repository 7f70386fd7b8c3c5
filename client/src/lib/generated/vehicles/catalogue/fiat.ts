// Written by npm run codegen from server/src/common/vehicles/catalogue/fiat.ts.

import { models } from './format'

export const FIAT = models(
  'Fiat',
  `
  1100? | 1953-1969 | sedan | fiat 1100
  124? | 1966-1983 | sedan | fiat 124
  125? | 1972-1982 | sedan | fiat 125
  127? | 1971-1987 | hatch | fiat 127
  128? | 1971-1990 | sedan | fiat 128
  131? | 1978-1986 | sedan
  132? | 1975-1982 | sedan
  147? | 1977-1997 | hatch | fiat 147, fiat spazio, spazio
  1500? | 1961-1972 | sedan | fiat 1500
  1600? | 1969-1977 | sedan | fiat 1600
  500? | 2009- | hatch | cinquecento, fiat quinientos
  500L | 2013-2018 | mpv
  500X | 2015-2020 | suv
  600? | 1960-1982 | sedan | fitito, fiat 600
  850? | 1964-1973 | sedan | fiat 850
  Albea | 2003-2011 | sedan
  Argenta | 1981-1985 | sedan
  Argo | 2017- | hatch | fiat argo trekking
  Barchetta | 1996-2003 | coupe
  Brava? | 1996-2003 | hatch
  Bravo? | 1996-2016 | hatch
  Cinquecento | 1992-1998 | hatch
  Coupé | 1995-2000 | coupe
  Croma | 1986-1996 | sedan
  Cronos | 2018- | sedan | crono
  Doblò? | 2001- | van | doblo, dobló, doblo cargo
  Ducato | 1990- | van | ducatto, dukato
  Duna | 1985-2000 | sedan | duna weekend, fiat duna sd
  E-Scudo | 2022- | van
  Elba | 1986-1996 | wagon
  Europa? | 1978-1986 | sedan | super europa
  Fastback | 2022- | suv | fast back
  Fiorino* | 1982- | van | fiorini, fioriño, florino, fiorino qubo, fiorino evo
  Freemont | 2011-2016 | suv
  Fullback | 2017-2019 | pickup
  Grand Siena | 2012-2021 | sedan | gran siena
  Grande Punto | 2005-2012 | hatch
  Idea? | 2004-2016 | mpv | idea adventure, idea hlx
  Linea? | 2009-2016 | sedan
  Marea? | 1998-2007 | sedan
  Mobi | 2016- | hatch | moby, fiat mobi like
  Multipla | 1999-2005 | mpv
  Oggi | 1983-1986 | sedan
  Palio* | 1996-2018 | hatch | pálio, palio fire, palio attractive, pallio, palios
  Palio Weekend | 1997-2020 | wagon | weekend, palio wekend, palio adventure, palio week
  Panda | 1982-2012 | hatch
  Panorama? | 1980-1986 | wagon
  Premio? | 1985-1995 | sedan
  Pulse | 2021- | suv
  Punto? | 1994-2017 | hatch | punto attractive, punto elx
  Qubo | 2011-2019 | van | cubo
  Regata? | 1984-1995 | sedan | regatta
  Ritmo? | 1978-1988 | hatch
  Scudo | 1998- | van | escudo fiat
  Seicento | 1998-2006 | hatch
  Siena* | 1997-2017 | sedan | sienna, ciena, siena fire, siena el
  Spazio | 1984-1996 | hatch | fiat spacio
  Stilo | 2002-2011 | hatch | estilo, style
  Strada* | 1999- | pickup | estrada, strada adventure, strada working
  Tempra | 1991-1999 | sedan
  Tipo? | 1988-2021 | hatch
  Titano | 2024- | pickup
  Toro?* | 2016- | pickup
  Uno?* | 1985-2021 | hatch | fiat uno, uno fire, uno way, uno mille, fiat mille, uno s, novo uno, uno cargo, uno evo
  Vivace | 1990-2000 | hatch
  `,
)
