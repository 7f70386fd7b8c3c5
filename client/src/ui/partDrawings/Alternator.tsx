import { Plate, type PlateProps } from './Plate'

export function Alternator(props: PlateProps) {
  return (
    <Plate {...props}>
      <circle cx="58" cy="62" r="44" fill="var(--plate-fill)" />
      <path d="M89.0 62.0L97.7 66.9" />
      <path d="M87.5 71.6L94.3 78.9" />
      <path d="M83.1 80.2L87.3 89.3" />
      <path d="M76.2 87.1L77.4 97.0" />
      <path d="M67.6 91.5L65.6 101.3" />
      <path d="M58.0 93.0L53.1 101.7" />
      <path d="M48.4 91.5L41.1 98.3" />
      <path d="M39.8 87.1L30.7 91.3" />
      <path d="M32.9 80.2L23.0 81.4" />
      <path d="M28.5 71.6L18.7 69.6" />
      <path d="M27.0 62.0L18.3 57.1" />
      <path d="M28.5 52.4L21.7 45.1" />
      <path d="M32.9 43.8L28.7 34.7" />
      <path d="M39.8 36.9L38.6 27.0" />
      <path d="M48.4 32.5L50.4 22.7" />
      <path d="M58.0 31.0L62.9 22.3" />
      <path d="M67.6 32.5L74.9 25.7" />
      <path d="M76.2 36.9L85.3 32.7" />
      <path d="M83.1 43.8L93.0 42.6" />
      <path d="M87.5 52.4L97.3 54.4" />
      <circle cx="58" cy="62" r="27" fill="var(--plate-shade)" />
      <circle cx="58" cy="62" r="21" fill="var(--plate-fill)" />
      <circle cx="58" cy="62" r="17" />
      <circle cx="58" cy="62" r="8" fill="var(--plate-shade)" />
      <circle cx="58" cy="62" r="3" fill="var(--plate-fill)" />
      <path d="M92 32l12-10 8 8-10 11M22 92l-8 12 9 6 10-10" fill="var(--plate-fill)" />
      <circle cx="105" cy="29" r="3" fill="var(--plate-shade)" />
      <circle cx="21" cy="104" r="3" fill="var(--plate-shade)" />
      <rect x="84" y="84" width="18" height="14" rx="3" fill="var(--plate-accent)" />
    </Plate>
  )
}
