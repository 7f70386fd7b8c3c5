import { screen } from '@testing-library/react'

/** The field with this label. */
export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' })

/** The error of the field with this label. */
export const errorOf = (label: string | RegExp) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
