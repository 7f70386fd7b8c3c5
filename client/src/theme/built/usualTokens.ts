/** A name as it stands in the name of its variable. */
const dashed = (name: string) =>
  name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replace(/\./g, '-')

/** The value of most tokens: their variable, or with a minus before the name what it takes away. */
export const usualValue = (category: string, name: string): string =>
  name.startsWith('-')
    ? `calc(${usualValue(category, name.slice(1))} * -1)`
    : `var(--t-${dashed(category)}-${dashed(name)})`

/** What a palette sets for one of its shades, whose name has a minus before it; the palette's own color has none. */
export const usualShade = (palette: string, shade: string): [variable: string, value: string] => [
  `--t-colors-color-palette${shade}`,
  `var(--t-colors-${dashed(palette)}${shade})`,
]
