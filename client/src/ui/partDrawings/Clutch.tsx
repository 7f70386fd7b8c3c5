import { Plate, type PlateProps } from './Plate'

export function Clutch(props: PlateProps) {
  return (
    <Plate {...props}>
      <circle cx="60" cy="60" r="50" fill="var(--plate-shade)" />
      <circle cx="60" cy="60" r="34" fill="var(--plate-fill)" />
      <path d="M94.5 60.0L109.5 60.0" />
      <path d="M89.9 77.3L102.9 84.8" />
      <path d="M77.3 89.9L84.8 102.9" />
      <path d="M60.0 94.5L60.0 109.5" />
      <path d="M42.8 89.9L35.3 102.9" />
      <path d="M30.1 77.3L17.1 84.8" />
      <path d="M25.5 60.0L10.5 60.0" />
      <path d="M30.1 42.8L17.1 35.2" />
      <path d="M42.7 30.1L35.2 17.1" />
      <path d="M60.0 25.5L60.0 10.5" />
      <path d="M77.3 30.1L84.8 17.1" />
      <path d="M89.9 42.7L102.9 35.2" />
      <circle cx="60" cy="60" r="27" />
      <g transform="rotate(120 77.8 70.3)">
        <rect x="70.8" y="66.7" width="14" height="7.2" rx="2" fill="var(--plate-accent)" />
      </g>
      <g transform="rotate(180 60.0 80.5)">
        <rect x="53" y="76.9" width="14" height="7.2" rx="2" fill="var(--plate-accent)" />
      </g>
      <g transform="rotate(240 42.2 70.3)">
        <rect x="35.2" y="66.7" width="14" height="7.2" rx="2" fill="var(--plate-accent)" />
      </g>
      <g transform="rotate(300 42.2 49.8)">
        <rect x="35.2" y="46.2" width="14" height="7.2" rx="2" fill="var(--plate-accent)" />
      </g>
      <g transform="rotate(360 60.0 39.5)">
        <rect x="53" y="35.9" width="14" height="7.2" rx="2" fill="var(--plate-accent)" />
      </g>
      <g transform="rotate(420 77.8 49.7)">
        <rect x="70.8" y="46.1" width="14" height="7.2" rx="2" fill="var(--plate-accent)" />
      </g>
      <circle cx="60" cy="60" r="11.5" fill="var(--plate-shade)" />
      <circle cx="60" cy="60" r="7" fill="var(--plate-fill)" />
      <path d="M67.0 60.0L69.2 60.0" />
      <path d="M65.7 64.1L67.4 65.4" />
      <path d="M62.2 66.7L62.8 68.7" />
      <path d="M57.8 66.7L57.2 68.7" />
      <path d="M54.3 64.1L52.6 65.4" />
      <path d="M53.0 60.0L50.8 60.0" />
      <path d="M54.3 55.9L52.6 54.6" />
      <path d="M57.8 53.3L57.2 51.3" />
      <path d="M62.2 53.3L62.8 51.3" />
      <path d="M65.7 55.9L67.4 54.6" />
    </Plate>
  )
}
