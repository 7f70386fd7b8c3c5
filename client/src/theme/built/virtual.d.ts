/** What plugins/chakra gives the built client. */
declare module 'virtual:tokens' {
  /** The value of each token by category and name, mostly `var(--t-…)`. */
  export const values: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The variables that a `colorPalette` sets. */
  export const palettes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Tokens that utilities ask for themselves: breakpoints and opacities. */
  export const raw: Readonly<Record<string, { readonly value: string }>>
}

declare module 'chakra:styled-system/expand-reference' {
  export function expandTokenReferences(text: string, resolve: (path: string) => string | undefined): string
}
