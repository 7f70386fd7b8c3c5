import { models } from './format.ts'

export const VOLKSWAGEN = models(
  'Volkswagen',
  `
  1300? | 1965-1985 | sedan
  1500? | 1983-1991 | sedan
  Amarok* | 2010- | pickup | amaroc, amarock, amarroc
  Apollo | 1990-1993 | sedan | apolo
  Atlas? | 2018- | suv
  Beetle | 1999-2019 | coupe | new beetle, bettle
  Bora | 2000-2015 | sedan | vora
  Brasilia? | 1975-1983 | hatch
  Caddy | 1996-2020 | van | cadi, cady
  Caravelle | 1990-2010 | van | caravel
  Corrado? | 1988-1995 | coupe
  Country | 1988-1996 | wagon
  Crafter | 2010- | van
  CrossFox | 2005-2018 | hatch | cross fox
  Dasher | 1974-1981 | sedan
  Delivery? | 2005- | truck
  Escarabajo? | 1965-1996 | sedan
  Eurovan | 1990-2003 | van
  Fox | 2004-2021 | hatch | fox trendline, focs
  Fusca | 1965-1996 | sedan | fuca, fusquita, fusquinha
  Gacel | 1983-1991 | sedan | gasel
  Gol* | 1980-2023 | hatch | goll, golcito, gol g1, gol g2, gol g3, gol g4, gol g5, gol bolita, gol gl, gol mi, gol cuadrado, gol special, gol gti
  Gol Country | 2000-2010 | wagon
  Gol Sedan | 2009-2023 | sedan
  Gol Trend* | 2008-2023 | hatch | goltrend, gol tren
  Golf | 1985-2020 | hatch | golff, golf gti
  ID.4 | 2022- | suv | id4, id 4
  Jetta | 1985- | sedan | yeta, jeta, yetta
  Kombi | 1975-2013 | van | combi, kombi furgon, kombis
  Logus | 1993-1996 | sedan
  LT 35 | 1998-2006 | van | lt35
  Lupo? | 1998-2005 | hatch
  Multivan | 2005-2020 | van | multiban
  Nivus | 2020- | suv | nibus
  Parati | 1983-2013 | wagon | gol parati
  Passat | 1975-2019 | sedan | pasat, passat variant
  Passat CC | 2008-2017 | sedan
  Pointer | 1994-1997 | hatch | pointer gti
  Polo* | 1995- | hatch | polo classic, polo clasic, polo track
  Polo Sedan | 2002-2016 | sedan
  Quantum | 1985-2002 | wagon | cuantum
  Santana | 1984-2006 | sedan | samtana
  Saveiro* | 1983- | pickup | saveyro, sabeiro, saveriro, zaveiro, saveiro cross
  Scirocco | 2011-2015 | coupe | siroco
  Senda | 1991-1996 | sedan
  Sharan | 1998-2010 | mpv
  SpaceFox | 2006-2019 | wagon | space fox
  Suran | 2006-2019 | wagon | surán, zuran
  T-Cross | 2019- | suv | tcross, t cross, ti cross
  Taigun | 2022- | suv
  Taos | 2021- | suv
  Tera | 2025- | suv
  Tiguan | 2009- | suv | tiguam, tiguan allspace
  Touareg | 2004-2018 | suv | tuareg
  Touran | 2004-2012 | mpv
  Transporter | 1990- | van | transporte vw
  Up? | 2014-2021 | hatch | up!
  Variant? | 1969-2013 | wagon | vw variant
  Vento? | 1993-2022 | sedan | bento
  Virtus | 2018- | sedan | birtus
  Voyage* | 1983-2022 | sedan | voyaje, boyage, voyash, gol voyage
  Worker? | 2000- | truck
  `,
)
