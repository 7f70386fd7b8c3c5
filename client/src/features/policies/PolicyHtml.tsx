import { chakra } from '@chakra-ui/react/styled-system'
import { isSiteFact, siteFact } from '../../lib/siteFacts'

const Prose = chakra('div', {
  base: {
    maxW: '62ch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '& ul': {
      display: 'grid',
      gap: '2',
      pl: '5',
      listStyle: 'disc',
      '& li::marker': { color: 'brand.mark' },
    },
    '& table': { w: 'full', borderCollapse: 'collapse', textStyle: 'sm' },
    // Wide letters on a narrow screen: the table scrolls, not the page.
    '@media (max-width: 30em)': { '& table': { display: 'block', overflowX: 'auto' } },
    '& :is(th, td)': {
      textAlign: 'left',
      verticalAlign: 'top',
      py: '3',
      pr: '4',
      borderBottom: '1px solid {colors.border.subtle}',
    },
    '& thead th': { textStyle: 'xs', color: 'fg.muted', borderColor: 'border' },
    '& :is(th, td):last-of-type': { pr: '0' },
    '& ins': {
      textDecoration: 'none',
      bg: 'tag.bg',
      color: 'tag.fg',
      px: '0.5',
      boxDecorationBreak: 'clone',
    },
    '& del': { color: 'fg.muted' },
    '& code': { fontSize: '.9em', overflowWrap: 'anywhere' },
    // Names in a column of their own are not broken.
    '& td code': { overflowWrap: 'normal' },
  },
})

/** The text of a policy, with the facts of the site inserted. */
export function PolicyHtml({ html, ...props }: { html: string } & Pick<Parameters<typeof Prose>[0], 'css'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us, read at build time
  return <Prose {...props} dangerouslySetInnerHTML={{ __html: withFacts(html) }} />
}

const withFacts = (html: string) =>
  together(html).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!isSiteFact(name)) throw new Error(`a policy names ${name}, which is no fact of the site`)
    const fact = siteFact(name)
    return name === 'supportEmail' ? `<a href="mailto:${fact}">${fact}</a>` : fact
  })

/** Keeps '$ 50.000' and '15 %' in one line, as everywhere; the files have plain spaces. */
const together = (html: string) => html.replace(/(?<=\$) (?=\d)|(?<=\d) (?=%)/g, '\u00a0')
