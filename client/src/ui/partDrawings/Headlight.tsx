import { Plate, type PlateProps } from './Plate'

export function Headlight(props: PlateProps) {
  return (
    <Plate {...props}>
      <path
        d="M10 66C14 38 48 24 108 22c4 20 2 46-10 62-30 12-66 10-80 2-6-4-9-12-8-20Z"
        fill="var(--plate-fill)"
      />
      <path
        d="M18 66C22 46 50 33 101 30c2 16 0 34-8 47-28 9-56 8-68 2-5-3-7-8-7-13Z"
        fill="var(--plate-shade)"
      />
      <circle cx="78" cy="56" r="17" fill="var(--plate-fill)" />
      <circle cx="78" cy="56" r="11" />
      <circle cx="78" cy="56" r="4" fill="var(--plate-shade)" />
      <circle cx="43" cy="64" r="12" fill="var(--plate-fill)" />
      <circle cx="43" cy="64" r="6.5" />
      <path d="M96 34c3 10 3 22-1 34" />
      <path d="M20 84l-6 12h10l4-8M92 86l4 10h8l-3-14" fill="var(--plate-fill)" />
      <path d="M24 56l6-6 4 3-7 9Z" fill="var(--plate-accent)" />
    </Plate>
  )
}
