/** Bodies, cabs and doors, as they are written here and across the border; behind '=' other writings of the one before. */
const BODIES =
  'sedan = sedam = cedan = sedna, hatch = hatsh, hatchback = hachback = hatback = hashback = hatchbak, rural, familiar, ' +
  'weekend = weeken = wekend, station wagon, furgon, furgoneta, ranchera, coupe, cabrio, cabriolet, descapotable, bicuerpo, ' +
  '4x4 = 4 x 4 = cuatro por cuatro, 4x2 = 4 x 2, awd, pick up, 2 puertas = 2p = dos puertas, 3 puertas = 3p = 3 ptas = tres puertas, ' +
  '4 puertas = 4p = 4 ptas = cuatro puertas, 5 puertas = 5p = 5 ptas = cinco puertas, 5 asientos, 7 asientos = siete asientos, 5 plazas, ' +
  '7 plazas = siete plazas, chasis cabina, chasis largo, chasis corto, techo alto, techo bajo, techo elevado'

const CABS =
  'doble cabina = cabine dupla = cabina dupla = doble cab = cab doble = d/c, cabina doble, ' +
  'cabina simple = cabine simples = cabina simples = cab simple = cabine simple, simple cabina, cabina y media, cabina extendida = cabine estendida, ' +
  'extra cabina, space cab, freecab, single cab, king cab, club cab, crew cab'

const GENERATIONS =
  'g1, g2, g3, g4, g5, g6, g7, g8, mk1, mk2, mk3, mk4, mk5, mk6, mk7, fase 1, fase 2, fase ii, fase 3, fase iii, serie 1, serie 2, serie 3, ' +
  'nuevo modelo, modelo viejo, modelo nuevo, modelo anterior, linea nueva, linea vieja, e30, e36, e46, e90, f30, g20, w123, w124, w201, w202, w203, ' +
  'w204, w205, w168, w169, w176, b5, b6, b7, b8, 6n2, 6n1, r50, r53, r56, f56, d21, d22, d23, d40, np300, kun25, kun26, ln106, ln107, y60, y61, b12, ' +
  'b13, b14, v16'

const GEARBOXES =
  'automatico, automatica, cvt, tiptronic, i-motion, imotion, dualogic, easytronic, dsg, gsr, stronic'

const CHEVROLET =
  'gl, gls, glx, lt, ltz, ls, lt1, lt2, lt3, joy, wind, premier, effect, advantage, maxx, rs, active, activ, activ7, midnight, spirit, high country, ' +
  'z71, lx, plus, wagon, milenium, millenium, piquillin, sl/e = sle, sl, diplomata, comodoro, elite, dlx, deluxe, custom, elegance, expression, ' +
  'joy plus, rst, redline, sport line, trail boss, tornado, sr'
const VOLKSWAGEN =
  'trend, power, highline = hiline, comfortline = confortline = conforline = comforline, trendline, sense, bluemotion, sportline, gti, gli, r line, ' +
  'r-line, track, rallye, special, plus, extreme, high up, move up, take up, cross up, black up, pepper, luxury, startline, silver, seleção, robust, ' +
  'xtreme, cl, gl, gts, gt, v6, v-high, life, cup, dublin, comfort, exclusive, black style, dark label, trophy, surf, cross, roots, fun, hero, ' +
  'outfit, launching edition, launch edition, connect, evidence, rock in rio, seventy, country, atlanta, ultra, conceptline, basic, full, allstar, ' +
  'redline'
const FIAT =
  'fire, way, attractive = atractive, essence, elx, hlx, exl, ex, sx, trekking = treking, adventure = adventur, sporting, young, working, hard working, ' +
  'freedom, volcano, ranch, endurance, ultra, drive, precision, easy, easy pack, vivace, sensation, locker, dualogic, economy, mille, mille fire, scr, ' +
  'scv, sdv, sl, emotion, tornado, like, lounge, cult, blackmotion, best seller, xtreme, evo, hgt, audace, impetus, limited edition, fiasa, cs, csl, ' +
  '1.3 r, weekend, trofeo, celebration, top, stile, sport, abarth, evolution'
const RENAULT =
  'expression = expresion, privilege = privileg, authentique = autentique, intens, zen, life, stepway, dynamique = dinamique, confort, ' +
  'comfort, outsider, iconic, bold, rt, rn, rl, rxe, rxt, rte, rnd, txe, txs, gtx, gts, gtl, tl, tse, get up, yahoo, sportway, luxe, evolution, ' +
  'techroad, dakar, oroch, gt line, campus, tric, bic, portage, intense, express, pack plus, fairway, alize, rsi, rs, sl, confort plus, grand confort, ' +
  'luxe privilege, limited, tech run, prime, advance, grand, tweedy, exclusive'
const SUZUKI =
  'jlx, jx, jlxe, gl, gls, glx, ga, dlx, std, limited, allgrip, gls sport, sidekick, k10, lxi, vxi, vdi, zxi, glx sport, hybrid'
const TOYOTA =
  'xei, xli, gli, seg, se-g, xle, xls, sr, srv, srx, dx, dlx, platinum, gr sport, gr-s, grs, gr, xs, cross, standard, limited, vx, vxl, txl, gx, gxl, ' +
  'sr5, tx, invincible, conquest, std'
const FORD =
  'ambiente, ghia, kinetic, kinetic design, titanium, trend plus, trend, sel, se plus, sel plus, xl, xls, xlt, limited, viral, fly, fly viral, pulse, ' +
  'storm, freestyle, wildtrak, raptor, lariat, tremor, clx, lx, max, sport, titanium plus, image, tattoo, fun, top, gl, glx, glx plus, platinum, ' +
  'tropivan, xl plus, xr3, st, st line, ambiente plus'
const PEUGEOT_AND_CITROEN =
  'allure = alure, active = activ, feline = felin, griffe = grife, like pack, xr, xs, xt, xn, xl, xrd, xrp, xsi, xnd, xtd, xad, xline = x line, x-line, ' +
  'xs line, quiksilver = quicksilver, presence, compact = compac, allure plus, gt line, gt, sw, rallye, roland garros, soleil, gld, gl, gr, grd, ' +
  'gti, sr, sri, srd, style, signature, confort, comfort, active pack, allure pack, premium, premium hdi, generation, urban, exclusive = exclusif, sx, ' +
  'tendance, tendence, origine, magnete, shine, feel, feel pack, live, live pack, xtr, picasso, furio, escapade, multispace = multispas, sx pack, ' +
  'saint tropez, c-series, x-tr, aircross, first edition, vti, seduction, attraction'
const KOREAN =
  'comfort, style, gl, gls, glx, premium, plus, safety, ultimate, evolution, limited, grand, lx, ex, sx, ex premium, rio5, classic, full, gt line, ' +
  'prime, ls, sl, slx, value, creative, gt, gsl, gls full, super high, tl, dlx'
const NISSAN =
  'acenta, advance, exclusive, sense, tekna, visia, gst, gsx, xe, sl, sr, ax, ex saloon, saloon, xe 4x4, x-gear, xgear, ptt, surf, gxe, sv, platinum, ' +
  'pro-4x, pro 4x, attack, frontier x, midnight, v drive, v-drive, sv sport, unique, terrano, full'
const HONDA_AND_MORE =
  'ex, exl, ex-l, exr, ex-r, lx, lxs, lxr, lxl, exs, ex-s, dx, vti, vtec, touring, twist, fit twist, elx, sport, hybrid, type r, type s, gs, gsr, gls, ' +
  'gt, evo, glxi, gli, dakar, sportero, hpe, katana, rs, sport plus, ralliart, skyactive, skyactiv, savana, outdoor, sportback, avantgarde, classic, ' +
  'elegance, kompressor, sport line, m sport, ambition, ambiente, attraction, sline, s line, longitude, latitude, trailhawk, laredo, overland, ' +
  'night eagle, big horn, luxury, elite, comfort plus, flagship, pro, max, full, full full, base, noble, honor, dignity, intelligent, gl, dlx, country, ' +
  'ultimate, track, advance, gnx, twin spark, active drive, rubicon, sahara, tsport, t sport, rebel, laramie, slt, tradesman, progression, distinctive, ' +
  'stella, signo, fr, style, reference, stylance, exception, escape, sensation, life, dlx plus, titan, sportline, urbano, hibrido, hibrida, gls plus, ' +
  'intense, luxury plus, premium plus'

/** How a trim or body is written, with the name we note for it: 'cabine simples' is a 'cabina simple'. */
export const VERSIONS: ReadonlyMap<string, string> = new Map(
  [
    BODIES,
    CABS,
    GENERATIONS,
    GEARBOXES,
    CHEVROLET,
    VOLKSWAGEN,
    FIAT,
    RENAULT,
    SUZUKI,
    TOYOTA,
    FORD,
    PEUGEOT_AND_CITROEN,
    KOREAN,
    NISSAN,
    HONDA_AND_MORE,
  ]
    .flatMap(names => names.split(', '))
    .flatMap(entry => {
      const [name = '', ...others] = entry.split(' = ')
      return [name, ...others].map(writing => [writing, name] as const)
    })
    // A trim of one make may be a misspelled one of another: its own name wins.
    .toSorted(([one, meant], [other, its]) => Number(one === meant) - Number(other === its)),
)

/** Cabs, which only a car has. */
export const CAB_NAMES: ReadonlySet<string> = new Set(CABS.split(/, | = /))
/** What tells the body, however little is said beside it. */
export const BODY_NAMES: ReadonlySet<string> = new Set([...CAB_NAMES, ...BODIES.split(/, | = /)])
