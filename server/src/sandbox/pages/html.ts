/** Markup that is safe to send; made only by `html`. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Piece = Html | string | number | null | false | readonly Piece[]

/** Builds markup; every value that is not markup itself is escaped, null and false are omitted. */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(strings.reduce((text, part, at) => text + written(values[at - 1] ?? null) + part))
}

function written(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'string') return escape(piece)
  if (typeof piece === 'number') return String(piece)
  return piece.map(written).join('')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
}
