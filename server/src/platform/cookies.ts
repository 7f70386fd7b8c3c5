/**
 * The values that a Cookie header gives to `name`, in order and undecoded: values that other programs set
 * under other names can be anything and must not matter.
 */
export function cookieValues(header: string | undefined, name: string): string[] {
  const start = `${name}=`
  return (header ?? '')
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => pair.startsWith(start))
    .map(pair => pair.slice(start.length))
}
