/** A longer address may need more than two lines on a phone. */
const LONG = 30

/** An e-mail address that breaks before its '@' when too long for a line; a long one before its dots too. */
export function EmailText({ children }: { children: string }) {
  const pieces = children.matchAll(children.length > LONG ? /(?:[@._-]|^)[^@._-]*/g : /(?:@|^)[^@]*/g)
  return [...pieces].flatMap(({ 0: piece, index: start }) => [<wbr key={start} />, piece])
}
