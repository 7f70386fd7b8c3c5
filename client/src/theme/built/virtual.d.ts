/** What plugins/chakra gives the built client. */
declare module 'virtual:tokens' {
  /** The names of each category whose values are as `usualValue` has them, with a space between them. */
  export const usual: Readonly<Record<string, string>>
  /** The values of the rest, by category and name. */
  export const others: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The shades of each palette, as `usualShade` takes them, with a space between them. */
  export const palettes: Readonly<Record<string, string>>
  /** Tokens that utilities ask for themselves: breakpoints and opacities. */
  export const raw: Readonly<Record<string, { readonly value: string }>>
}

declare module 'chakra:styled-system/expand-reference' {
  export function expandTokenReferences(text: string, resolve: (path: string) => string | undefined): string
}
