// Written by npm run codegen from the catalogue in server/src/common/vehicles.

/** A model with its first and last year; null: it is still sold. */
export type ModelYears = readonly [name: string, from: number, to: number | null]
/** The models of a make by what they are. */
export type BrandModels = {
  readonly cars: readonly ModelYears[]
  readonly offRoad: readonly ModelYears[]
  readonly pickupsAndVans: readonly ModelYears[]
  readonly trucks: readonly ModelYears[]
}

/** The models of every make that has a page of its own. */
export const BRAND_MODELS: Readonly<Record<string, BrandModels>> = {
  Ford: {
    cars: [["Belina",1978,1991],["C-Max",2003,2019],["Capri",1969,1986],["Consul",1951,1975],["Contour",1995,2000],["Corcel",1975,1986],["Cortina",1968,1982],["Crown Victoria",1980,2011],["Del Rey",1982,1991],["Escort",1980,2004],["Fairlane",1969,1982],["Falcon",1962,1991],["Festiva",1990,1997],["Fiesta",1994,2019],["Focus",1999,2019],["Fusion",2006,2020],["Galaxy",1992,1999],["Granada",1972,1985],["Ikon",2001,2006],["Ka",1997,2021],["Laser",1985,2000],["Mondeo",1994,2020],["Mustang",1965,null],["Orion",1991,1996],["Probe",1988,1997],["Royale",1992,1996],["S-Max",2006,null],["Sierra",1984,1993],["Taunus",1974,1984],["Taurus",1990,2000],["Telstar",1988,1998],["Verona",1989,1996],["Versailles",1991,1996],["Windstar",1994,2003]],
    offRoad: [["Bronco",1978,null],["Bronco Sport",2020,null],["EcoSport",2003,2022],["Edge",2008,2020],["Escape",2001,null],["Everest",2015,null],["Expedition",1998,null],["Explorer",1992,null],["Kuga",2010,null],["Puma",1997,null],["Territory",2020,null]],
    pickupsAndVans: [["Courier",1992,2013],["F-100",1960,2012],["F-1000",1979,1998],["F-150",1985,null],["F-250",1998,2012],["Maverick",1973,null],["Pampa",1982,1997],["Ranchero",1965,1985],["Ranger",1994,null],["Tourneo",1995,null],["Transit",1995,null],["Transit Connect",2002,null]],
    trucks: [["Cargo",1986,null],["Cargo 1722",1995,2012],["F-14000",1985,2001],["F-350",1985,2015],["F-4000",1985,2019],["F-600",1960,1998],["F-700",1960,1998],["Thames",1939,1967]],
  },
  Toyota: {
    cars: [["86",2013,null],["Agya",2023,null],["Allion",2001,2012],["Auris",2007,2018],["Avanza",2006,null],["Avensis",1998,2010],["Caldina",1992,2007],["Camry",1987,null],["Carina",1982,1998],["Celica",1981,2005],["Corolla",1976,null],["Corolla Fielder",2001,2012],["Corolla Verso",2001,2009],["Corona",1976,2001],["Corsa",1985,1999],["Cressida",1978,1992],["Crown",1976,null],["Etios",2012,2022],["Ipsum",1996,2009],["MR2",1985,2007],["Paseo",1992,1999],["Passo",2004,2020],["Previa",1991,2008],["Prius",2010,null],["Probox",2002,null],["Raum",1997,2011],["Sienna",1998,null],["Spacio",1997,2007],["Sprinter",1983,2000],["Starlet",1980,1999],["Supra",1986,null],["Tercel",1982,1999],["Verso",2009,2018],["Vios",2004,2014],["Vitz",1999,2010],["Wish",2003,2017],["Yaris",2000,null]],
    offRoad: [["4Runner",1990,null],["bZ4X",2024,null],["C-HR",2018,2023],["Corolla Cross",2021,null],["FJ Cruiser",2007,2014],["Fortuner",2005,null],["Hilux Surf",1984,2009],["Hilux SW4",1998,null],["Land Cruiser",1975,null],["Land Cruiser 70",1984,null],["Land Cruiser Prado",1990,null],["Raize",2022,null],["RAV4",1995,null],["Rush",2018,2023],["Yaris Cross",2025,null]],
    pickupsAndVans: [["Alphard",2002,null],["Coaster",1982,null],["Hiace",1982,null],["Hilux",1975,null],["LiteAce",1985,1999],["Noah",2001,null],["Stout",1960,1989],["Tacoma",1995,null],["Townace",1985,2007],["Tundra",2007,null]],
    trucks: [["Dyna",1985,2012]],
  },
  Volkswagen: {
    cars: [["1300",1965,1985],["1500",1983,1991],["Apollo",1990,1993],["Beetle",1999,2019],["Bora",2000,2015],["Brasilia",1975,1983],["Corrado",1988,1995],["Country",1988,1996],["CrossFox",2005,2018],["Dasher",1974,1981],["Escarabajo",1965,1996],["Fox",2004,2021],["Fusca",1965,1996],["Gacel",1983,1991],["Gol",1980,2023],["Gol Country",2000,2010],["Gol Sedan",2009,2023],["Gol Trend",2008,2023],["Golf",1985,2020],["Jetta",1985,null],["Logus",1993,1996],["Lupo",1998,2005],["Parati",1983,2013],["Passat",1975,2019],["Passat CC",2008,2017],["Pointer",1994,1997],["Polo",1995,null],["Polo Sedan",2002,2016],["Quantum",1985,2002],["Santana",1984,2006],["Scirocco",2011,2015],["Senda",1991,1996],["Sharan",1998,2010],["SpaceFox",2006,2019],["Suran",2006,2019],["Touran",2004,2012],["Up",2014,2021],["Variant",1969,2013],["Vento",1993,2022],["Virtus",2018,null],["Voyage",1983,2022]],
    offRoad: [["Atlas",2018,null],["ID.4",2022,null],["Nivus",2020,null],["T-Cross",2019,null],["Taigun",2022,null],["Taos",2021,null],["Tera",2025,null],["Tiguan",2009,null],["Touareg",2004,2018]],
    pickupsAndVans: [["Amarok",2010,null],["Caddy",1996,2020],["Caravelle",1990,2010],["Crafter",2010,null],["Eurovan",1990,2003],["Kombi",1975,2013],["LT 35",1998,2006],["Multivan",2005,2020],["Saveiro",1983,null],["Transporter",1990,null]],
    trucks: [["Delivery",2005,null],["Worker",2000,null]],
  },
  Chevrolet: {
    cars: [["400",1962,1974],["Agile",2009,2016],["Astra",1999,2011],["Astra Sedan",2000,2011],["Aveo",2005,2018],["Camaro",2010,2024],["Cavalier",1992,2005],["Celta",2000,2016],["Chevette",1980,1995],["Classic",2010,2016],["Cobalt",2012,2020],["Corsa",1994,2012],["Corsa Classic",2002,2016],["Corsa II",2002,2012],["Corsa Wagon",1997,2003],["Cruze",2010,2023],["Epica",2006,2011],["Esteem",1995,2002],["Evanda",2002,2006],["Impala",1958,2020],["Joy",2017,2021],["Ipanema",1989,1998],["Kadett",1989,1998],["Kalos",2003,2006],["Lacetti",2004,2010],["Lumina",1990,2013],["Malibu",2010,2020],["Marajó",1981,1989],["Matiz",1998,2010],["Meriva",2003,2013],["Monza",1982,1996],["Nova",1962,1979],["Nubira",1998,2003],["Omega",1993,2008],["Onix",2013,null],["Onix Plus",2020,null],["Opala",1975,1992],["Optra",2004,2013],["Orlando",2011,2018],["Prisma",2007,2020],["Sail",2012,2019],["Sonic",2012,2017],["Spark",2005,2018],["Spin",2012,null],["Sprint",1988,1991],["Swift",1991,1996],["Tavera",2003,2007],["Tigra",1998,2001],["Vectra",1994,2011],["Vivant",2004,2008],["Zafira",2001,2012]],
    offRoad: [["Blazer",1992,2011],["Bolt EUV",2022,null],["Captiva",2007,null],["Captiva EV",2025,null],["Equinox",2017,null],["Grand Blazer",1992,2001],["Grand Vitara",1998,2015],["Groove",2021,null],["Jimny",1998,2018],["Samurai",1985,1998],["Spark EUV",2025,null],["Suburban",1992,2015],["Tahoe",1995,null],["Tracker",2000,null],["Trailblazer",2012,null],["Traverse",2009,null],["Trax",2013,2022],["Veraneio",1985,1994],["Vitara",1988,2005]],
    pickupsAndVans: [["Apache",1955,1965],["Astro",1985,2005],["Brasil",1958,1970],["C10",1975,1985],["C14",1964,1984],["C20",1985,1997],["Chevy 500",1984,1995],["Colorado",2012,null],["Combo",1995,2006],["Corsa Pick-up",1995,2003],["D10",1979,1985],["D20",1985,1997],["D-Max",2005,2012],["El Camino",1959,1987],["LUV",1980,2005],["Montana",2003,null],["N300",2011,2022],["N400",2022,null],["N200",2010,2015],["S10",1995,null],["Silverado",1997,null],["Space Van",1986,1997],["Super Carry",1985,2005],["Tornado",2021,null],["Trafic",1992,2000]],
    trucks: [["C60",1960,1990],["D40",1985,1996]],
  },
  Peugeot: {
    cars: [["104",1975,1988],["106",1991,2003],["107",2005,2014],["108",2014,2021],["204",1965,1976],["205",1984,1999],["206",1999,2016],["207",2007,2016],["208",2012,null],["301",2013,2020],["304",1970,1980],["305",1979,1990],["306",1993,2003],["307",2002,2012],["308",2008,null],["309",1986,1994],["403",1956,1967],["404",1962,1982],["405",1988,2002],["406",1996,2005],["407",2005,2012],["408",2010,null],["504",1969,2001],["505",1981,1995],["508",2012,2020],["605",1990,1999],["607",2001,2010],["806",1995,2002],["807",2003,2014],["E-208",2020,null],["RCZ",2011,2015]],
    offRoad: [["2008",2014,null],["3008",2010,null],["4008",2012,2017],["5008",2010,null],["E-2008",2020,null]],
    pickupsAndVans: [["Bipper",2009,2017],["Boxer",1995,null],["Expert",1996,null],["Hoggar",2010,2015],["J5",1982,1994],["J9",1981,1991],["Landtrek",2021,null],["Partner",1997,null],["Rifter",2019,null],["Traveller",2017,null]],
    trucks: [],
  },
  Nissan: {
    cars: [["370Z",2009,2020],["AD",1990,2010],["Almera",1996,2006],["Altima",1995,null],["Bluebird",1980,1999],["Cedric",1980,1999],["Cefiro",1988,2003],["Cherry",1970,1986],["Cube",1998,2019],["Laurel",1968,2002],["Leaf",2018,null],["Livina",2009,2014],["March",1992,2021],["Maxima",1990,2008],["Micra",1993,2010],["Note",2006,2021],["Platina",2002,2010],["Prairie",1982,2004],["Presage",1998,2009],["Primera",1991,2007],["Pulsar",1984,2000],["Sentra",1985,null],["Skyline",1957,null],["Stanza",1982,1992],["Sunny",1980,2000],["Sylphy",2000,null],["Teana",2006,2013],["Tiida",2007,2018],["Tsuru",1992,2017],["V16",1993,2011],["Versa",2012,null],["Wingroad",1996,2018]],
    offRoad: [["Ariya",2024,null],["Juke",2012,2019],["Kicks",2017,null],["Murano",2004,2020],["Pathfinder",1989,null],["Patrol",1980,null],["Qashqai",2008,null],["Rogue",2008,null],["Terrano",1993,2010],["X-Terra",2003,2008],["X-Trail",2002,null]],
    pickupsAndVans: [["D21",1986,2010],["D22",1998,2015],["E20",1975,1986],["Frontier",1998,null],["Homy",1976,1997],["Junior",1956,1983],["Kubistar",2003,2009],["Navara",2005,null],["NP300",2009,null],["NV200",2009,null],["NV350",2012,null],["Pickup D21",1986,1997],["Serena",1992,2010],["Trade",1987,2001],["Urvan",1986,null],["Vanette",1986,2002]],
    trucks: [["Atlas",1981,2012],["Cabstar",1968,2013]],
  },
  Honda: {
    cars: [["Accord",1982,null],["Ballade",1985,1995],["City",1985,null],["Civic",1978,null],["Concerto",1989,1994],["CR-Z",2011,2015],["CRX",1988,1998],["Fit",2003,2021],["Integra",1990,2006],["Jazz",2003,2015],["Legend",1990,2010],["Logo",1997,2002],["Odyssey",1996,null],["Prelude",1983,2001],["S2000",1999,2009],["Stream",2001,2008],["Biz",1998,null],["CB 125",2015,null],["CB 190R",2016,null],["CB 250",1992,null],["CBX 250",2001,2010],["CG 125",1976,null],["CG 150",2004,null],["NX 400",2000,2010],["Tornado 250",2001,2019],["Transalp",1987,null],["Wave",1999,null],["XL 200",1983,2000],["XR 125",2003,null],["XR 150",2014,null],["XR 190",2019,null]],
    offRoad: [["CR-V",1996,null],["Element",2003,2008],["Elevate",2024,null],["HR-V",1999,null],["Passport",1994,null],["Pilot",2003,null],["WR-V",2017,null],["ZR-V",2023,null]],
    pickupsAndVans: [["Ridgeline",2006,null]],
    trucks: [],
  },
  Fiat: {
    cars: [["1100",1953,1969],["124",1966,1983],["125",1972,1982],["127",1971,1987],["128",1971,1990],["131",1978,1986],["132",1975,1982],["147",1977,1997],["1500",1961,1972],["1600",1969,1977],["500",2009,null],["500L",2013,2018],["600",1960,1982],["850",1964,1973],["Albea",2003,2011],["Argenta",1981,1985],["Argo",2017,null],["Barchetta",1996,2003],["Brava",1996,2003],["Bravo",1996,2016],["Cinquecento",1992,1998],["Coupé",1995,2000],["Croma",1986,1996],["Cronos",2018,null],["Duna",1985,2000],["Elba",1986,1996],["Europa",1978,1986],["Grand Siena",2012,2021],["Grande Punto",2005,2012],["Idea",2004,2016],["Linea",2009,2016],["Marea",1998,2007],["Mobi",2016,null],["Multipla",1999,2005],["Oggi",1983,1986],["Palio",1996,2018],["Palio Weekend",1997,2020],["Panda",1982,2012],["Panorama",1980,1986],["Premio",1985,1995],["Punto",1994,2017],["Regata",1984,1995],["Ritmo",1978,1988],["Seicento",1998,2006],["Siena",1997,2017],["Spazio",1984,1996],["Stilo",2002,2011],["Tempra",1991,1999],["Tipo",1988,2021],["Uno",1985,2021],["Vivace",1990,2000]],
    offRoad: [["500X",2015,2020],["Fastback",2022,null],["Freemont",2011,2016],["Pulse",2021,null]],
    pickupsAndVans: [["Doblò",2001,null],["Ducato",1990,null],["E-Scudo",2022,null],["Fiorino",1982,null],["Fullback",2017,2019],["Qubo",2011,2019],["Scudo",1998,null],["Strada",1999,null],["Titano",2024,null],["Toro",2016,null]],
    trucks: [],
  },
}

/** Other makes of which many models are known here. */
export const OTHER_BRANDS: readonly string[] =
  'Renault, Suzuki, Hyundai, Alfa Romeo, Audi, BMW, BYD, Changan, Chery, Citroën, Daewoo, Daihatsu, DFSK, Dodge, Dongfeng, Foton, Geely, Isuzu, JAC, Kia, Lada, Lifan, Mahindra, Mazda, Mercedes-Benz, MG, Mitsubishi, Opel, Rover, Scania, SEAT, Škoda, SsangYong, Subaru, Volvo, Yamaha, Yumbo'.split(', ')
