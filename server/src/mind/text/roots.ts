import { plain } from './words.ts'

/** Words without information about the thing. */
const EMPTY = new Set(
  `que q k ke donde para pa con sin se me lo la le el los las un una unos unas es esta estan va van viene hace hacer cosa coso
  cosito cosita eso esa ese esto chirimbolo bicho aparato aparatito pieza piecita pedazo parte mecanismo artefacto dispositivo mi
  mis su auto coche carro vehiculo cuando como y o de del al en por a no ya mas muy todo toda tipo ahi aca queda quedo necesito
  preciso quiero busco tengo llama nombre sale ponen pone porque entra te si ruido ruidito suena tiene tienen sirve usa`
    .trim()
    .split(/\s+/),
)

/** Roots of synonyms, one group a line. */
const SAME = `
  vidri ventan crist
  baul valij porto malet cajue
  levan sub
  sosti soste aguan agarr sujet mante manti
  tranc trab cierr cerr
  luz luce foc farol
  naft combu gasoi
  mid med marc indic
  matri paten
  espej retro
  ilumi alumb
  can tub
  fierr hierr varil pal
  adela frent delan
  atra trase detra
  adent inter dentr
  afuer exter fuer
  cabl piol
  boton tecl
  chill rechi
  camio picku
`
const SAME_ROOT: ReadonlyMap<string, string> = new Map(
  SAME.trim()
    .split('\n')
    .flatMap(line => {
      const roots = line.trim().split(' ')
      return roots.map(root => [root, roots[0] ?? root] as const)
    }),
)

/** Maximum number of letters. */
const LENGTH = 5
const SHORTEST = 3

/** Root shared by all forms of a word, diminutives and synonyms included; null for an empty word. */
export function rootOf(said: string): string | null {
  const word = plain(said)
  if (EMPTY.has(word)) return null
  // Not 'barra'.
  if (word === 'barro') return word
  const bare = word.replace(/s$/, '').replace(/^(.{2,}?)(ec|es|c)?it[oa]$/, '$1')
  const even = bare.replace(/qu$/, 'c').replace(/^lu$/, 'luz')
  const ending = /(ando|iendo|ar|er|ir|an|en|as|es|os|a|e|o)$/.exec(even)
  const cut = ending && even.length - ending[0].length >= SHORTEST ? even.slice(0, ending.index) : even
  const root = cut.slice(0, LENGTH)
  return SAME_ROOT.get(root) ?? root
}
