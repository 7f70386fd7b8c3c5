import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailText } from './EmailText'

test.each([
  ['ana.perez@correo.uy', 'ana.perez|@correo.uy'],
  [
    'maria.fernandez_rodriguez@repuestos-del-litoral.com.uy',
    'maria|.fernandez|_rodriguez|@repuestos|-del|-litoral|.com|.uy',
  ],
])('breaks %s at %s, and nowhere before that', (email, pieces) => {
  const { container } = render(<EmailText>{email}</EmailText>)
  expect(container.textContent).toBe(email)
  expect(container.innerHTML.replace(/^<wbr>/, '').replaceAll('<wbr>', '|')).toBe(pieces)
})
