/** One choice of a group of controls. */
export type Choice<V extends string = string> = {
  value: V
  label: string
  /** A second line: when it applies, what it costs. Only where the control shows it. */
  detail?: string | undefined
  disabled?: boolean | undefined
}
