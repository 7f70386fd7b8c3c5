import { expect, test } from 'vitest'
import { heard, type Said } from './test/visitorWords.ts'

const LAMP = 'faro de Gol 2012'

test.each([
  [['Buenas tardes, de Transportes El Trébol. Necesitamos filtros de aire de Gol'], 'transportes el trebol'],
  [['Somos Transportes Durán SRL. Cotizar: bujías para Gol'], 'transportes duran srl'],
  [['Buen día, Distribuidora Yacaré. Bujías para Gol'], 'distribuidora yacare'],
  [['Somos Rentas del Lago, de Maldonado. Bujías para Gol'], 'rentas del lago'],
  [['Les escribo de Panadería La Espiga, preciso bujías de Gol'], 'panaderia la espiga'],
  [['Taller Los Pinos: bujías de Gol, nuevas. 2336 9015'], 'taller los pinos'],
  [['Cotizar para Sanitaria Lomas: 4 bujías de Gol'], 'sanitaria lomas'],
  [[LAMP, ['CONTACT', 'compras@elsapo.com.uy, Taller El Sapo, Nueva Palmira']], 'taller el sapo'],
  [[LAMP, ['CONTACT', 'a nombre de Lácteos del Oeste']], 'lacteos del oeste'],
  [[LAMP, ['DEPARTMENT', 'Paysandú, a nombre del taller Tres Hermanos']], 'taller tres hermanos'],
  [[LAMP, ['NAME', 'Construcciones Ibirapitá S.A.']], 'construcciones ibirapita sa'],
  [['Barraca Olmos Hnos. Pedido: bujías de Gol'], 'barraca olmos hnos'],
  [['Taller Ruta 8, Minas. Preciso bujías de Gol'], 'taller ruta 8'],
  [['me dijo el mecánico del Taller Rivas que preciso bujías de Gol'], undefined],
] as const satisfies readonly (readonly [readonly Said[], unknown])[])(
  '%j is written by the firm %s',
  (said, name) => {
    expect(heard(...said).known.contact.name?.value).toBe(name)
  },
)

test.each([
  [['soi walter, preciso faro de Gol'], 'walter'],
  [[LAMP, ['CONTACT', 'soi de durasno, cel 099887541']], undefined],
  [[LAMP, ['NAME', 'me yamo graciela']], 'graciela'],
  [['quanto sai até Artigas capital?'], undefined],
  [['quero farol do Gol, meu zap é +55 55 99128 4471 sou o Cleber'], 'cleber'],
  [['preciso farol do Gol, fala com a Jurema no 098 331 225'], 'jurema'],
  [['sou de Vichadero, quero farol de Gol, me liga no 098 114 726 Osvaldir'], 'osvaldir'],
  [[LAMP, ['NAME', 'Seu Ademir Pereira dos Santos']], 'ademir pereira dos santos'],
  [[LAMP, ['CONFIRM', 'Correcto. Soy la doctora Susana Larrieu, de Minas.']], 'susana larrieu'],
  [['faro de Gol usado. Don Aníbal, 4688 2417'], 'anibal'],
  [['Busco faro de Gol. Estoy en Salto capital, Raúl.'], 'raul'],
  [[LAMP, ['CONDITION', 'usado. Gabriel']], 'gabriel'],
  [['Busco faro de Gol. Mi celular 091 730 442, Andrea de Trinidad'], 'andrea'],
  [['faro de Gol. Saluda muy atte., Alicia Berro'], 'alicia berro'],
  [[LAMP, ['CONTACT', 'Carina, carinab83@gmail.com']], 'carina'],
  [[LAMP, ['CONTACT', 'Florencia Baccino, florbaccino@adinet.com.uy']], 'florencia baccino'],
  [[LAMP, ['CONTACT', '098 205 561, enrrique']], 'enrrique'],
  [[LAMP, ['NAME', 'Rosario, el nombre, no la ciudad']], 'rosario'],
  [[LAMP, ['NAME', '¿para qué querés mi nombre, sos de la DGI?']], undefined],
  [[LAMP, ['NAME', 'ta, ponele Rulo']], 'rulo'],
  [[LAMP, ['NAME', 'no te doy mi nombre ni loco']], undefined],
  [[LAMP, ['NAME', 'thiago po']], 'thiago'],
] as const satisfies readonly (readonly [readonly Said[], unknown])[])(
  '%j is written by %s',
  (said, name) => {
    expect(heard(...said).known.contact.name?.value).toBe(name)
  },
)

test.each([
  ['', 'apuro no tengo, cuando venga el ómnibus', 'LOW'],
  ['', 'No hay premura alguna', 'LOW'],
  ['', 'ni apuro tengo', 'LOW'],
  ['', 'não tem pressa, quando tiver', 'LOW'],
  ['', 'por ahora ando con el otro', undefined],
  ['', 'mejor nueva, que después me deja tirada', undefined],
  ['', 'lo nesesito oy si es posivle', 'URGENT'],
  ['', 'lo nesesito para mañna', 'URGENT'],
  ['', 'es urgete', 'URGENT'],
  ['', 'esta semnaa si pueden', 'HIGH'],
  ['', 'pasado mañana lo entrego', 'HIGH'],
  ['', 'para quarta feira', 'HIGH'],
  ['', 'es el taxi, parado no facturo', 'URGENT'],
  ['', 'esta semana, si no queda parado', 'HIGH'],
  ['', 'che, ¿a cuánto está el dólar hoy?', undefined],
  ['espejo de Gol, ya', null, 'URGENT'],
  ['bujías de Gol, ¿hoy puede ser?', null, 'URGENT'],
  ['bujías de Gol y que estén hoy, que pierdo el viaje', null, 'URGENT'],
  ['bujías de Gol, lo preciso pal finde', null, 'HIGH'],
  ['bujías de Gol, una se rompió hoy', null, undefined],
  ['capaz que compro nuevo ya, cuánto sale el faro de Gol', null, undefined],
  ['no preciso ahora el aceite, lo que quiero es el filtro de Gol', null, undefined],
  ['faro de Gol, y apurate que sos lento', null, undefined],
  ['el Gol entra en modo emergencia, quiero bujías', null, undefined],
] as const)('reads the urgency of %j %j as %s', (first, answer, urgency) => {
  const said: Said[] = answer === null ? [first] : [LAMP, ['URGENCY', answer]]
  expect(heard(...said).known.urgency?.value).toBe(urgency)
})

test.each([
  [[LAMP, ['CONDITION', 'usado não, por favor']], 'NEW'],
  [[LAMP, ['CONDITION', 'usado serve, pode ser novo também']], 'ANY'],
  [[LAMP, ['CONDITION', 'pode ser de desarme no mas']], 'USED'],
  [[LAMP, ['CONDITION', 'reparado no, nuevo quiero']], 'NEW'],
  [[LAMP, ['CONDITION', 'usado si está bien, si no nuevo']], 'ANY'],
  [[LAMP, ['CONDITION', 'reparado o usado, nuevo se nos va de presupuesto']], 'USED'],
  [['quero farol de Gol, tem que ser usado que novo tá muito caro'], 'USED'],
  [[LAMP, ['CONDITION', 'nueva no va a haber, obvio que usada']], 'USED'],
  [[LAMP, ['CONDITION', 'tanto una pieza nueva como una de desarme']], 'ANY'],
  [[LAMP, ['CONDITION', 'reconstruido con garantía, o bien nuevo; ambas alternativas']], 'ANY'],
  [[LAMP, ['CONDITION', 'nuevo, original o alternativo es lo mismo']], 'NEW'],
  [[LAMP, ['CONDITION', 'nuevs']], 'NEW'],
  [[LAMP, ['CONDITION', 'usdado']], 'USED'],
  [[LAMP, ['CONDITION', 'nuebo o usda es lo mimso']], 'ANY'],
  [[LAMP, ['CONDITION', 'en caja']], 'NEW'],
  [[LAMP, ['CONDITION', 'no tiene por qué ser nuevo']], 'USED'],
  [[LAMP, ['PHONE', 'va de nuevo: 092 450 881']], undefined],
  [[LAMP, ['DEPARTMENT', 'dejalo en Pando o lo busco, da igual']], undefined],
  [[LAMP, ['AXLE', 'el delantero, el código está en la caja vieja']], undefined],
  [['¿trabajan con los desarmaderos? preciso faro de Gol'], undefined],
  [['el Corsa no va ni para atrás, quiero un embrague'], undefined],
  [['tengo un Gol casi nuevo, preciso el faro'], undefined],
  [['el auto es usado pero anda, preciso faro de Gol'], undefined],
] as const satisfies readonly (readonly [readonly Said[], unknown])[])('%j wishes %s', (said, wish) => {
  expect(heard(...said).known.parts.map(({ condition }) => condition?.value)).toEqual([wish])
})

test.each([
  ['faro nuevo, resto usado', ['USED', 'USED', 'NEW']],
  ['- todo de desarme\n- menos el faro, nuevo', ['USED', 'USED', 'NEW']],
  ['nuevos', ['NEW', 'NEW', 'NEW']],
] as const)('assigns the wishes of "%s" to three parts as %j', (answer, wishes) => {
  const { known } = heard('capot, radiador y faro de Gol 2012', ['CONDITION', answer])
  expect(known.parts.map(({ condition }) => condition?.value)).toEqual(wishes)
})

test('applies a plural after singular pieces to all of them', () => {
  const { known } = heard('Un capot y un radiador para Gol 2012, usados originales')
  expect(known.parts.map(({ condition }) => condition?.value)).toEqual(['USED', 'USED'])
})

test.each([
  [[LAMP, ['EMAIL', 'pepa@hotmal.com no, hotmail.com']], 'pepa@hotmail.com'],
  [[LAMP, ['CONTACT', 'Elbio, elbio@gmial.com'], 'uy gmail'], 'elbio@gmail.com'],
  [[LAMP, ['EMAIL', 'elbio@gmail.com'], ['CONFIRM', 'es hotmail, no gmail']], 'elbio@hotmail.com'],
  [[LAMP, ['EMAIL', 'elbio@adinet.com'], 'termina en .com.uy'], 'elbio@adinet.com.uy'],
  [[LAMP, ['EMAIL', 'elbio@gmail.com'], 'no tengo hotmail'], 'elbio@gmail.com'],
  [[LAMP, ['EMAIL', 'elbio barra baja sosa aroba yimeil punto com']], 'elbio_sosa@gmail.com'],
  [[LAMP, ['EMAIL', 'elbio punto sosa arroba vera puntocom punto u y']], 'elbio.sosa@vera.com.uy'],
  [[LAMP, ['EMAIL', 'ventas arroba los ceibos punto com punto uy']], 'ventas@losceibos.com.uy'],
  [[LAMP, ['EMAIL', 'elbio sosa todo junto arroba jotmeil punto com']], 'elbiososa@hotmail.com'],
  [[LAMP, ['EMAIL', 'elbio(arroba)gmail.com']], 'elbio@gmail.com'],
] as const satisfies readonly (readonly [readonly Said[], unknown])[])(
  '%j has the address %s',
  (said, email) => {
    expect(heard(...said).known.contact.email?.value).toBe(email)
  },
)

test.each([
  [['soy de Cuchilla de Peralta, preciso faro de Gol'], 'Cuchilla de Peralta', 'TACUAREMBO'],
  [[LAMP, ['DEPARTMENT', 'Salto, barrio Ceibal']], 'Barrio Ceibal', 'SALTO'],
  [[LAMP, ['DEPARTMENT', 'Paraje Los Talas']], 'Paraje Los Talas', 'ROCHA'],
  [['preciso faro de Gol, soy de Mercedes'], 'Mercedes', 'SORIANO'],
  [[LAMP, ['DEPARTMENT', 'durazno (capital)']], 'Durazno', 'DURAZNO'],
  [[LAMP, ['DEPARTMENT', 'Pando, bah no, mandalo a Trinidad']], 'Trinidad', 'FLORES'],
  [[LAMP, ['DEPARTMENT', 'Melo'], 'mandalo a Aceguá, en Melo no hay nadie'], 'Aceguá', 'CERRO_LARGO'],
  [[LAMP, ['DEPARTMENT', 'pta. del este']], 'Punta del Este', 'MALDONADO'],
  [[LAMP, ['DEPARTMENT', 'nueba elvesia']], 'Nueva Helvecia', 'COLONIA'],
  [[LAMP, ['DEPARTMENT', 'triente y tres']], undefined, 'TREINTA_Y_TRES'],
] as const satisfies readonly (readonly [readonly Said[], unknown, unknown])[])(
  '%j is written in %s, %s',
  (said, city, department) => {
    const { contact } = heard(...said).known
    expect([contact.city?.value, contact.department?.value]).toEqual([city, department])
  },
)

test('looks for a misspelled place only in answers', () => {
  const answer = 'nueba elvesia, '
  const cityIn = (text: string) => heard(LAMP, ['DEPARTMENT', text]).known.contact.city?.value
  expect(cityIn(answer)).toBe('Nueva Helvecia')
  expect(cityIn(answer.repeat(600))).toBeUndefined()
})

test.each([
  ['cel 094\u2011231\u2011234, ana\u2011perez@x.com.uy', '+59894231234', 'ana-perez@x.com.uy'],
  ['cel ０９４２３１２３４, ａｎａ＠x.com.uy', '+59894231234', 'ana@x.com.uy'],
])('reads phone and e-mail in typographic characters: %j', (said, phone, email) => {
  const { contact } = heard(LAMP, ['CONTACT', said]).known
  expect([contact.phone?.value, contact.email?.value]).toEqual([phone, email])
})

test('reads a VIN with non-breaking hyphens', () => {
  const [car] = heard('faro de Gol chasis 9BW\u2011AA05U8\u2011DP123456').known.vehicles
  expect(car?.vin?.value).toBe('9BWAA05U8DP123456')
})
