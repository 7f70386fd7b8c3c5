import { Plate, type PlateProps } from './Plate'

export function BrakePads(props: PlateProps) {
  return (
    <Plate {...props}>
      <g transform="translate(8 14)">
        <path d="M8 14 22 6h44l14 8 4 10-6 4 2 16H8L10 28 4 24Z" fill="var(--plate-fill)" />
        <path d="M16 17 26 12h36l10 5 3 21H13Z" fill="var(--plate-shade)" />
        <path d="M44 12v26" />
        <circle cx="10" cy="21" r="2" />
        <circle cx="78" cy="21" r="2" />
      </g>
      <g transform="translate(24 56)">
        <path d="M8 14 22 6h44l14 8 4 10-6 4 2 16H8L10 28 4 24Z" fill="var(--plate-fill)" />
        <path d="M16 17 26 12h36l10 5 3 21H13Z" fill="var(--plate-shade)" />
        <path d="M44 12v26" />
        <circle cx="10" cy="21" r="2" />
        <circle cx="78" cy="21" r="2" />
      </g>
      <path d="M96 62c8-2 12-8 8-14" />
      <circle cx="104" cy="46" r="2.4" fill="var(--plate-accent)" />
    </Plate>
  )
}
