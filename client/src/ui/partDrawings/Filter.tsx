import { Plate, type PlateProps } from './Plate'

export function Filter(props: PlateProps) {
  return (
    <Plate {...props}>
      <path d="M26 30v66c0 9 68 9 68 0V30" fill="var(--plate-fill)" />
      <path d="M26 84v12c0 9 68 9 68 0V84c0 8-68 8-68 0Z" fill="var(--plate-shade)" />
      <path d="M34 92v7.4" />
      <path d="M40.5 92v7.9" />
      <path d="M47 92v8.5" />
      <path d="M53.5 92v9.0" />
      <path d="M60 92v9.5" />
      <path d="M66.5 92v9.0" />
      <path d="M73 92v8.5" />
      <path d="M79.5 92v7.9" />
      <path d="M86 92v7.4" />
      <path d="M26 46c0 8 68 8 68 0v12c0 8-68 8-68 0Z" fill="var(--plate-accent)" />
      <ellipse cx="60" cy="30" rx="34" ry="11" fill="var(--plate-fill)" />
      <ellipse cx="60" cy="29" rx="27" ry="8" fill="var(--plate-shade)" />
      <ellipse cx="60" cy="28.5" rx="10" ry="3.4" fill="var(--plate-fill)" />
      <ellipse
        cx="40"
        cy="29"
        rx="2.4"
        ry="1.1"
        fill="var(--plate-fill)"
        strokeWidth="1.2"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <ellipse
        cx="80"
        cy="29"
        rx="2.4"
        ry="1.1"
        fill="var(--plate-fill)"
        strokeWidth="1.2"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <ellipse
        cx="48"
        cy="24.6"
        rx="2.4"
        ry="1.1"
        fill="var(--plate-fill)"
        strokeWidth="1.2"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <ellipse
        cx="72"
        cy="24.6"
        rx="2.4"
        ry="1.1"
        fill="var(--plate-fill)"
        strokeWidth="1.2"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <ellipse
        cx="48"
        cy="33.6"
        rx="2.4"
        ry="1.1"
        fill="var(--plate-fill)"
        strokeWidth="1.2"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <ellipse
        cx="72"
        cy="33.6"
        rx="2.4"
        ry="1.1"
        fill="var(--plate-fill)"
        strokeWidth="1.2"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
    </Plate>
  )
}
