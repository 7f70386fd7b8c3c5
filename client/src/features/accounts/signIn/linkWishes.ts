/**
 * The links that can be mailed on request, with the texts of their page in the skeleton and in the screen.
 */
export const linkWishes = {
  password: {
    title: 'Recuperar contraseña',
    intro: 'Poné el email de tu cuenta y te mandamos un enlace para elegir una contraseña nueva.',
    description:
      '¿Olvidaste tu contraseña de Tuerca? Te mandamos a tu email un enlace para elegir una nueva.',
  },
  signIn: {
    title: 'Entrar con un enlace',
    intro: 'Si tenés una cuenta de proveedor, te mandamos un enlace a tu email para entrar sin contraseña.',
    description: 'Entrá a tu cuenta de proveedor de Tuerca con un enlace en tu email, sin contraseña.',
  },
} as const

export type LinkWish = (typeof linkWishes)[keyof typeof linkWishes]
