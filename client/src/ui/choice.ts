/** One choice in a group of controls. */
export type Choice<V extends string = string> = {
  value: V
  label: string
  /** A second line: condition or cost. Only where the control shows it. */
  detail?: string | undefined
  disabled?: boolean | undefined
}
