import { Plate, type PlateProps } from './Plate'

export function Bumper(props: PlateProps) {
  return (
    <Plate {...props}>
      <path
        d="M6 50C12 34 30 28 60 28s48 6 54 22l-2 30c-4 9-12 12-20 12H28c-8 0-16-3-20-12Z"
        fill="var(--plate-fill)"
      />
      <path d="M34 54h52l-6 26H40Z" fill="var(--plate-shade)" />
      <path d="M37 62h46M39 70h42" />
      <path d="M14 60l14-3v12l-12 4ZM106 60l-14-3v12l12 4Z" fill="var(--plate-shade)" />
      <path d="M8 50c14-8 32-11 52-11s38 3 52 11" />
      <rect x="52" y="44" width="16" height="5" rx="1" fill="var(--plate-accent)" />
      <circle cx="21" cy="64" r="3" fill="var(--plate-fill)" />
      <circle cx="99" cy="64" r="3" fill="var(--plate-fill)" />
    </Plate>
  )
}
