import * as newest from 'policy:politica-cookies'
import { chakra } from '@chakra-ui/react/styled-system'
import { paths } from '../../paths'
import { CookieForm } from '../../shell/CookieForm'
import { policyPage } from './policyPage'

export const CookiesScreen = policyPage({
  path: paths.cookies,
  description: 'Las cookies que usa Tuerca, para qué y cuánto duran. No hay de publicidad ni de seguimiento.',
  ...newest,
  beside: { id: 'tu-eleccion', title: 'Tu elección', content: <PresentChoice /> },
})

/** This browser's consent to cookies, and the way to change it. The script in the page's head knows both. */
function PresentChoice() {
  return (
    <chakra.div display="grid" gap="4">
      <output>
        <Present when="preguntar">Todavía no elegiste: usamos solo las necesarias.</Present>
        <Present when="necesarias">
          Elegiste <b>solo las necesarias</b> el <Day />.
        </Present>
        <Present when="todas">
          Aceptaste <b>todas</b> el <Day />.
        </Present>
      </output>
      <CookieForm />
    </chakra.div>
  )
}

const Day = chakra('span', { base: { _before: { content: 'var(--cookies-day)' } } })

const Present = chakra('span', {
  base: { display: 'none' },
  variants: {
    when: {
      preguntar: { '[data-cookies="preguntar"] &': { display: 'inline' } },
      necesarias: { '[data-cookies="necesarias"] &': { display: 'inline' } },
      todas: { '[data-cookies="todas"] &': { display: 'inline' } },
    },
  },
})
