import { Plate, type PlateProps } from './Plate'

export function BrakeDisc(props: PlateProps) {
  return (
    <Plate {...props}>
      <circle cx="60" cy="60" r="50" fill="var(--plate-fill)" />
      <circle cx="60" cy="60" r="46.5" />
      <circle cx="60" cy="60" r="27" fill="var(--plate-shade)" />
      <path d="M91.0 60.0Q98.0 61.3 101.7 70.4" />
      <path d="M89.1 70.6Q95.2 74.2 95.6 84.0" />
      <path d="M83.7 79.9Q88.2 85.4 85.3 94.8" />
      <path d="M75.5 86.8Q77.8 93.6 71.9 101.3" />
      <path d="M65.4 90.5Q65.3 97.6 57.0 102.9" />
      <path d="M54.6 90.5Q52.1 97.2 42.5 99.3" />
      <path d="M44.5 86.8Q39.9 92.2 30.1 90.9" />
      <path d="M36.3 79.9Q30.1 83.4 21.4 78.8" />
      <path d="M30.9 70.6Q23.9 71.7 17.2 64.5" />
      <path d="M29.0 60.0Q22.0 58.7 18.3 49.6" />
      <path d="M30.9 49.4Q24.8 45.8 24.4 36.0" />
      <path d="M36.3 40.1Q31.8 34.6 34.7 25.2" />
      <path d="M44.5 33.2Q42.2 26.4 48.1 18.7" />
      <path d="M54.6 29.5Q54.7 22.4 63.0 17.1" />
      <path d="M65.4 29.5Q67.9 22.8 77.5 20.7" />
      <path d="M75.5 33.2Q80.1 27.8 89.9 29.1" />
      <path d="M83.7 40.1Q89.9 36.6 98.6 41.2" />
      <path d="M89.1 49.4Q96.1 48.3 102.8 55.5" />
      <circle cx="60" cy="60" r="21" fill="var(--plate-fill)" />
      <circle cx="60" cy="60" r="9.5" fill="var(--plate-shade)" />
      <circle cx="60.0" cy="44.7" r="2.3" fill="var(--plate-shade)" />
      <circle cx="74.6" cy="55.3" r="2.3" fill="var(--plate-shade)" />
      <circle cx="69.0" cy="72.4" r="2.3" fill="var(--plate-shade)" />
      <circle cx="51.0" cy="72.4" r="2.3" fill="var(--plate-shade)" />
      <circle cx="45.4" cy="55.3" r="2.3" fill="var(--plate-shade)" />
    </Plate>
  )
}
