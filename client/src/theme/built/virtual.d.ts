/** Modules that plugins/chakra provides to the built client. */
declare module 'virtual:tokens' {
  /** The names of each category whose values follow `usualValue`, separated by spaces. */
  export const usual: Readonly<Record<string, string>>
  /** The values of the rest, by category and name. */
  export const others: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The shades of each palette in the form of `usualShade`, separated by spaces. */
  export const palettes: Readonly<Record<string, string>>
  /** Tokens that utilities read themselves: breakpoints and opacities. */
  export const raw: Readonly<Record<string, { readonly value: string }>>
}

declare module 'chakra:styled-system/expand-reference' {
  export function expandTokenReferences(text: string, resolve: (path: string) => string | undefined): string
}
