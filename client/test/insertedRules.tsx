import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system'
import type { ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { system } from '../src/theme/system'

const Element: ElementType = chakra.div

/** The rules that Chakra's own element inserts for these styles at run time, with `&` for its class. */
export function insertedRules(css: unknown, props: Readonly<Record<string, unknown>>): string {
  // A page for each: Emotion inserts the same rules only once.
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <Element {...props} {...(css === undefined ? {} : { css })} />
    </ChakraProvider>,
  )
  const [, name, text = ''] = /<style data-emotion="css ([\w-]+)">(.*?)<\/style>/.exec(html) ?? []
  return text.replaceAll(`.css-${name}`, '&')
}
