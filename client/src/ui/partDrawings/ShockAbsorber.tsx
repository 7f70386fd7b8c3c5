import { Plate, type PlateProps } from './Plate'

export function ShockAbsorber(props: PlateProps) {
  return (
    <Plate {...props}>
      <g transform="rotate(24 60 60)">
        <rect x="56" y="6" width="8" height="14" rx="2" fill="var(--plate-shade)" />
        <path d="M46 20h28l4 6H42Z" fill="var(--plate-fill)" />
        <rect x="57.5" y="26" width="5" height="34" rx="1" fill="var(--plate-shade)" />
        <rect x="50" y="58" width="20" height="40" rx="3" fill="var(--plate-fill)" />
        <path d="M44 62h32l3 6H41Z" fill="var(--plate-shade)" />
        <path d="M42 32C42 27 78 25 78 30" strokeWidth="5.6" strokeLinejoin="miter" />
        <path
          d="M42 32C42 27 78 25 78 30"
          stroke="var(--plate-accent)"
          strokeWidth="2.8"
          strokeLinejoin="miter"
        />
        <path d="M42 39.4C42 34.4 78 32.4 78 37.4" strokeWidth="5.6" strokeLinejoin="miter" />
        <path
          d="M42 39.4C42 34.4 78 32.4 78 37.4"
          stroke="var(--plate-accent)"
          strokeWidth="2.8"
          strokeLinejoin="miter"
        />
        <path d="M42 46.8C42 41.8 78 39.8 78 44.8" strokeWidth="5.6" strokeLinejoin="miter" />
        <path
          d="M42 46.8C42 41.8 78 39.8 78 44.8"
          stroke="var(--plate-accent)"
          strokeWidth="2.8"
          strokeLinejoin="miter"
        />
        <path d="M42 54.2C42 49.2 78 47.2 78 52.2" strokeWidth="5.6" strokeLinejoin="miter" />
        <path
          d="M42 54.2C42 49.2 78 47.2 78 52.2"
          stroke="var(--plate-accent)"
          strokeWidth="2.8"
          strokeLinejoin="miter"
        />
        <path d="M42 61.6C42 56.6 78 54.6 78 59.6" strokeWidth="5.6" strokeLinejoin="miter" />
        <path
          d="M42 61.6C42 56.6 78 54.6 78 59.6"
          stroke="var(--plate-accent)"
          strokeWidth="2.8"
          strokeLinejoin="miter"
        />
        <rect x="54" y="98" width="12" height="5" rx="1" fill="var(--plate-shade)" />
        <circle cx="60" cy="109" r="7" fill="var(--plate-fill)" />
        <circle cx="60" cy="109" r="2.8" fill="var(--plate-shade)" />
        <path d="M55 72v18" />
      </g>
    </Plate>
  )
}
