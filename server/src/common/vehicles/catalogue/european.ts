import { models } from './format.ts'

export const OTHER_EUROPEAN = [
  ...models(
    'Alfa Romeo',
    `
  145? | 1995-2001 | hatch | alfa 145
  146? | 1995-2001 | hatch | alfa 146
  147? | 2001-2010 | hatch | alfa 147
  155? | 1992-1998 | sedan
  156? | 1998-2007 | sedan | alfa 156
  159? | 2006-2012 | sedan
  164? | 1988-1998 | sedan
  166? | 1998-2007 | sedan
  33? | 1984-1995 | hatch
  75? | 1986-1993 | sedan
  Brera | 2005-2010 | coupe
  GT | 2004-2010 | coupe
  Giulia | 2017- | sedan
  Giulietta | 2011-2020 | hatch | julieta
  Mito | 2009-2018 | hatch
  Stelvio | 2018- | suv
  `,
  ),
  ...models(
    'Volvo',
    `
  240? | 1978-1993 | sedan
  244? | 1974-1993 | sedan
  440? | 1988-1997 | hatch
  740? | 1984-1992 | sedan
  850? | 1992-1997 | sedan
  940? | 1991-1998 | sedan
  960? | 1990-1998 | sedan
  C30 | 2007-2013 | hatch
  EX30 | 2024- | suv
  FH | 1995- | truck
  FM? | 1998- | truck
  NL10 | 1989-1999 | truck
  NL12 | 1989-1999 | truck
  S40 | 1996-2012 | sedan
  S60 | 2001- | sedan
  S70 | 1996-2000 | sedan
  S80 | 1999-2016 | sedan
  V40 | 1996-2019 | wagon
  V60 | 2010- | wagon
  V70 | 1996-2016 | wagon
  VM | 2004- | truck
  XC40 | 2018- | suv
  XC60 | 2009- | suv
  XC70 | 2000-2016 | wagon
  XC90 | 2003- | suv
  `,
  ),
  ...models(
    'Land Rover',
    `
  Defender | 1985- | jeep | defender 90, defender 110
  Discovery | 1990- | suv | discoveri
  Discovery Sport | 2015- | suv
  Evoque | 2012- | suv | range rover evoque, evoc
  Freelander | 1998-2014 | suv | frilander
  Freelander 2 | 2007-2015 | suv
  Range | 1980- | suv | rangerover
  Range Rover | 1970- | suv | range rober
  Range Rover Sport | 2005- | suv
  Velar? | 2018- | suv
  `,
  ),
  ...models(
    'Jaguar',
    `
  E-Pace | 2018- | suv
  F-Pace | 2016- | suv
  S-Type | 1999-2008 | sedan
  X-Type | 2001-2009 | sedan
  XE | 2015- | sedan
  XF | 2008- | sedan
  `,
  ),
  ...models(
    'Rover',
    `
  200? | 1984-1999 | hatch
  214? | 1990-1999 | hatch
  216? | 1990-1999 | hatch
  220? | 1989-1999 | hatch
  25? | 1999-2005 | hatch
  400? | 1990-1999 | sedan
  414? | 1990-1999 | sedan
  416? | 1990-1999 | sedan
  45? | 1999-2005 | sedan
  620? | 1993-1999 | sedan
  75? | 1999-2005 | sedan
  Metro? | 1980-1998 | hatch
  `,
  ),
  ...models(
    'Saab',
    `
  9-3 | 1998-2012 | sedan
  9-5 | 1998-2012 | sedan
  900? | 1980-1998 | hatch
  9000? | 1985-1998 | hatch
  `,
  ),
  ...models(
    'Lancia',
    `
  Dedra | 1990-1999 | sedan
  Delta | 1980-2014 | hatch
  Thema | 1985-1994 | sedan
  Ypsilon | 1996-2015 | hatch
  `,
  ),
  ...models(
    'Lada',
    `
  1200? | 1970-1988 | sedan | lada 1200
  1500? | 1972-1990 | sedan | lada 1500
  1600? | 1976-1990 | sedan | lada 1600
  2101? | 1970-1988 | sedan
  2104? | 1984-2012 | wagon
  2105? | 1980-2010 | sedan
  2107? | 1982-2012 | sedan
  2108? | 1984-2003 | hatch
  2110? | 1996-2010 | sedan
  Granta? | 2011- | sedan
  Laika | 1990-1997 | sedan
  Niva | 1980- | jeep | niba
  Nova? | 1980-2012 | sedan
  Samara | 1987-2012 | hatch
  `,
  ),
  ...models(
    'Dacia',
    `
  Logan | 2005- | sedan
  Sandero | 2008- | hatch
  Spring? | 2021- | hatch
  `,
  ),
  ...models(
    'DS',
    `
  DS 3 Crossback | 2019- | suv
  DS 7 | 2018- | suv | ds7
  `,
  ),
  ...models(
    'Abarth',
    `
  595? | 2012-2023 | hatch
  695? | 2012-2023 | hatch
  Pulse | 2023- | suv
  `,
  ),
  ...models(
    'Iveco',
    `
  Cursor? | 2005- | truck
  Daily? | 1985- | van | deily, dayli, daily 35s14
  Eurocargo | 1993- | truck
  Stralis | 2003-2020 | truck
  Tector | 2008- | truck
  Trakker | 2004- | truck
  Turbo Daily | 1990-2000 | van
  `,
  ),
  ...models(
    'Austin',
    `
  Maestro? | 1983-1994 | hatch
  Metro? | 1981-1990 | hatch
  Mini? | 1960-1989 | hatch
  Montego | 1984-1994 | sedan
  `,
  ),
  ...models(
    'Morris',
    `
  Marina? | 1972-1980 | sedan
  Minor? | 1950-1971 | sedan
  `,
  ),
  ...models(
    'Maserati',
    `
  Ghibli | 2014- | sedan
  Levante? | 2016- | suv
  `,
  ),
  ...models(
    'UAZ',
    `
  469? | 1980-2010 | jeep
  Hunter? | 2004- | jeep
  Patriot? | 2006- | suv
  `,
  ),
  ...models(
    'Vauxhall',
    `
  Cavalier | 1981-1995 | sedan
  `,
  ),
  ...models(
    'Triumph',
    `
  Spitfire? | 1965-1980 | coupe
  `,
  ),
  ...models(
    'Ferrari',
    `
  458 Italia | 2010-2015 | coupe
  F430 | 2005-2009 | coupe
  `,
  ),
  ...models(
    'Lamborghini',
    `
  Gallardo | 2004-2013 | coupe
  Urus | 2018- | suv
  `,
  ),
  ...models(
    'Bentley',
    `
  Bentayga | 2016- | suv
  Continental GT | 2004- | coupe
  `,
  ),
  ...models(
    'Aston Martin',
    `
  DB9 | 2004-2016 | coupe
  Vantage | 2006- | coupe
  `,
  ),
  ...models(
    'Lotus',
    `
  Elise | 1997-2021 | coupe
  Evora | 2010-2021 | coupe
  `,
  ),
]
