/** Number formats of part makers: the letters of a series identify the part. */
const SERIES: readonly (readonly [number: RegExp, part: RegExp])[] = [
  [/^KP?\d{5,6}XS|^CT\d{3,4}(K|WP)\d|^VKM[AC]\d|^KTB\d{3}/, /^kit de distribución/],
  [/^CT\d{3,4}$/, /^correa de distribución/],
  [/^\d{1,2}PK\d{3,4}/, /^correa poly v/],
  [/^VKM\d/, /tensor/],
  [/^(GDB|FDB|ADB)\d{3,4}|^PD\d{2,4}$|^N\d{3,4}$/, /^pastilla/],
  [/^(DF|DDF)\d{4}/, /^disco de freno/],
  [/^VK(BA|N)\d|^\d{4,5}(2RS|ZZ|DDU|LLU)/, /^rulemán|^maza/],
  [/^VKPC\d|^PA\d{3,5}$/, /^bomba de agua/],
  [/^VKJ[AC]\d/, /homocinética|^semieje/],
  [/^62\d3\d{3}0\d$|^VKC\d|^8\d{2}[A-Z]{2}/, /embrague/],
  [/^(HU|OX|PSL|OC)\d|^W\d{3,4}/, /^filtro de aceite/],
  [/^(WK|KL|KC|PU|PSC|GI)\d/, /^filtro de combustible/],
  [/^(CU|CUK|LA|LAK|ACP)\d/, /^filtro de habitáculo/],
  [/^(LX|ARL|C\d{4,5}|FAP)\d/, /^filtro de aire/],
  [/^(BK|BP|BC|DCPR|ILZ|IZ|PZ|PLZ|LZ|ZFR|TR)[A-Z]*\d/, /^bujía/],
  [/^(IWP|DSLA|DLLA)\d/, /inyector|tobera/],
]

/** Matches the names of parts with such a number; null when the number does not identify one. */
export const partsOfSeries = (number: string): RegExp | null =>
  SERIES.find(([series]) => series.test(number))?.[1] ?? null
