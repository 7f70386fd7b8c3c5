/** Longer than this, it may need more than two lines on a phone. */
const LONG = 30

/** An e-mail address that breaks before its '@' where it must break at all; a long one before its dots too. */
export function EmailText({ children }: { children: string }) {
  const pieces = children.split(children.length > LONG ? /(?=[@._-])/ : /(?=@)/)
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name.
  return pieces.flatMap((piece, index) => [<wbr key={index} />, piece])
}
