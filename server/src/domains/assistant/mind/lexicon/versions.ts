/** Trims and bodies as they are sold here, make by make, and what people add to a model instead. */
const BODIES =
  'sedan, hatch, hatchback, rural, familiar, weekend, station wagon, furgon, ranchera, coupe, cabrio, cabriolet, descapotable, bicuerpo, ' +
  'doble cabina, cabina doble, cabina simple, simple cabina, cabina y media, cabina extendida, extra cabina, 4x4, 4x2, pick up, pickup, ' +
  '2 puertas, 3 puertas, 4 puertas, 5 puertas, dos puertas, tres puertas, cuatro puertas, cinco puertas, 2p, 3p, 4p, 5p, 3 ptas, 5 ptas, sedam, cedan, chasis cabina, chasis largo, chasis corto, techo alto'

const GENERATIONS =
  'g1, g2, g3, g4, g5, g6, g7, g8, mk3, mk4, mk5, mk6, mk7, fase 1, fase 2, fase ii, fase 3, fase iii, serie 1, serie 2, serie 3, nuevo modelo, modelo viejo, modelo nuevo, modelo anterior, linea nueva, linea vieja'

const CHEVROLET =
  'gl, gls, glx, lt, ltz, ls, lt1, lt2, joy, wind, premier, effect, advantage, maxx, rs, activ, activ7, midnight, spirit, high country, z71, lx, plus, wagon'
const VOLKSWAGEN =
  'trend, power, highline, comfortline, confortline, trendline, sense, bluemotion, sportline, gti, gli, r line, r-line, track, rallye, special, plus, trendline, extreme, high up, move up, take up, cross up, black up, pepper, ' +
  'luxury, startline, silver, seleção, robust, xtreme, cl, gl, gts, i-motion, imotion, tiptronic, v6'
const FIAT =
  'fire, way, attractive, essence, elx, hlx, exl, ex, sx, trekking, adventure, sporting, young, working, hard working, freedom, volcano, ranch, endurance, ultra, drive, precision, easy, easy pack, vivace, sensation, locker, dualogic, economy, mille, scr, scv, sdv, emotion, tornado'
const RENAULT =
  'expression, privilege, authentique, autentique, intens, zen, life, stepway, dynamique, confort, comfort, outsider, iconic, bold, rt, rn, rl, rxe, rxt, rte, rnd, txe, gtx, get up, yahoo, sportway, luxe, evolution, techroad, dakar, oroch, gt line, campus, tric, bic, portage, intense, express'
const SUZUKI = 'jlx, jx, jlxe, gl, gls, glx, k10, 800, dlx, std, limited, allgrip, gls sport, sidekick'
const TOYOTA =
  'xei, xli, gli, seg, se-g, xle, xls, sr, srv, srx, dx, dlx, platinum, gr sport, grs, xs, cross, standard, vvti'
const FORD =
  'ambiente, ghia, kinetic, kinetic design, titanium, trend plus, trend, sel, xl, xls, xlt, limited, viral, fly, fly viral, pulse, storm, freestyle, wildtrak, raptor, lariat, tdci, clx, lx, max, sport, titanium plus'
const PEUGEOT =
  'allure, active, feline, griffe, xr, xs, xt, xrd, xrp, xsi, xnd, xtd, xline, x-line, x line, xs line, quiksilver, quicksilver, presence, compact, allure plus, gt line, sw, cc, rallye, soleil, gld, gl, sr, signature, ' +
  'exclusive, sx, tendance, origine, magnete, shine, xtr, picasso, furio, escapade, multispace'
const HYUNDAI =
  'comfort, style, gl, gls, glx, premium, plus, safety, ultimate, evolution, limited, grand, lx, ex, sx, ex premium, rio5'
const NISSAN =
  'acenta, advance, exclusive, sense, tekna, visia, gst, xe, sl, sr, ex saloon, xe 4x4, x-gear, xgear, ptt, b13, b14, v16, surf, gxe'
const HONDA_AND_MORE =
  'ex, exl, ex-l, lx, lxs, lxl, exs, ex-s, dx, vti, touring, twist, fit twist, ' +
  'gs, gsr, gt, evo, glxi, gli, dakar, sportero, hpe, katana, rs, sport plus, ralliart, skyactive, skyactiv, ' +
  'sportback, avantgarde, classic, elegance, kompressor, sport line, m sport, ambition, attraction, sline, s line, longitude, latitude, trailhawk, laredo, overland, night eagle, big horn, ' +
  'luxury, elite, comfort plus, flagship, pro, evo, max, full, base, noble, honor, dignity, intelligent, gl, gs, dlx, cvt, automatico, automatica, country, ultimate, track, advance, gnx, mpfi, twin spark, active drive'

/** Every version, once. */
export const VERSIONS: readonly string[] = [
  ...new Set(
    [
      BODIES,
      GENERATIONS,
      CHEVROLET,
      VOLKSWAGEN,
      FIAT,
      RENAULT,
      SUZUKI,
      TOYOTA,
      FORD,
      PEUGEOT,
      HYUNDAI,
      NISSAN,
      HONDA_AND_MORE,
      // Of several makes.
      'life, exception, attraction, escape, sensation',
    ].flatMap(names => names.split(', ')),
  ),
]
