import { Plate, type PlateProps } from './Plate'

export function SparkPlug(props: PlateProps) {
  return (
    <Plate {...props}>
      <g transform="rotate(28 60 60)">
        <rect x="56" y="4" width="8" height="10" rx="2" fill="var(--plate-shade)" />
        <path d="M52 14h16l2 8H50Z" fill="var(--plate-shade)" />
        <path d="M51 22h18l3 28H48Z" fill="var(--plate-fill)" />
        <path d="M50.4 28h19.2M49.8 35h20.4M49.2 42h21.6" />
        <path d="M40 50h40v16l-5 5H45l-5-5Z" fill="var(--plate-shade)" />
        <path d="M50 50v21M70 50v21" />
        <rect x="47" y="71" width="26" height="7" rx="2" fill="var(--plate-accent)" />
        <path d="M49 78h22v24H49Z" fill="var(--plate-fill)" />
        <path d="M49 83l22 3M49 89l22 3M49 95l22 3" />
        <path d="M57 102h6v6h-6ZM49 102v12h13" />
      </g>
    </Plate>
  )
}
