/** A name in the form used in variable names. */
const dashed = (name: string) =>
  name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replace(/\./g, '-')

/** The value of most tokens: their variable, negated for a name with a minus. */
export const usualValue = (category: string, name: string): string =>
  name.startsWith('-')
    ? `calc(${usualValue(category, name.slice(1))} * -1)`
    : `var(--t-${dashed(category)}-${dashed(name)})`

/**
 * The variable of a palette for one of its shades, whose name has a minus before it; the palette's own color
 * has none.
 */
export const usualShade = (palette: string, shade: string): [variable: string, value: string] => [
  `--t-colors-color-palette${shade}`,
  `var(--t-colors-${dashed(palette)}${shade})`,
]
