/** An e-mail address that breaks before its '@' where it must break at all. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
