import { Plate, type PlateProps } from './Plate'

export function TimingBelt(props: PlateProps) {
  return (
    <Plate {...props}>
      <path
        d="M34 15.5A20 20 0 0 0 16 44L36.5 96A17 17 0 0 0 67 98L78 76C82 68 90 66 98 60 108 52 108 30 94 22 78 14 52 15 34 15.5Z"
        strokeWidth="8"
        strokeLinecap="butt"
      />
      <path
        d="M34 15.5A20 20 0 0 0 16 44L36.5 96A17 17 0 0 0 67 98L78 76C82 68 90 66 98 60 108 52 108 30 94 22 78 14 52 15 34 15.5Z"
        stroke="var(--plate-shade)"
        strokeWidth="4.8"
        strokeLinecap="butt"
      />
      <path
        d="M34 15.5A20 20 0 0 0 16 44L36.5 96A17 17 0 0 0 67 98L78 76C82 68 90 66 98 60 108 52 108 30 94 22 78 14 52 15 34 15.5Z"
        strokeWidth="4.8"
        strokeDasharray="1.6 4.4"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <circle cx="35" cy="36" r="17" fill="var(--plate-fill)" />
      <circle cx="35" cy="36" r="12" fill="var(--plate-shade)" />
      <circle cx="35" cy="36" r="4.5" fill="var(--plate-fill)" />
      <circle cx="43.2" cy="40.8" r="2.27" fill="var(--plate-fill)" />
      <circle cx="26.8" cy="40.8" r="2.27" fill="var(--plate-fill)" />
      <circle cx="35.0" cy="26.5" r="2.27" fill="var(--plate-fill)" />
      <circle cx="85" cy="41" r="17" fill="var(--plate-fill)" />
      <circle cx="85" cy="41" r="12" fill="var(--plate-shade)" />
      <circle cx="85" cy="41" r="4.5" fill="var(--plate-fill)" />
      <circle cx="93.2" cy="45.8" r="2.27" fill="var(--plate-fill)" />
      <circle cx="76.8" cy="45.8" r="2.27" fill="var(--plate-fill)" />
      <circle cx="85.0" cy="31.5" r="2.27" fill="var(--plate-fill)" />
      <circle cx="52" cy="92" r="12.5" fill="var(--plate-fill)" />
      <circle cx="52" cy="92" r="7.5" fill="var(--plate-shade)" />
      <circle cx="52" cy="92" r="4.5" fill="var(--plate-fill)" />
      <circle cx="58.3" cy="95.6" r="1.67" fill="var(--plate-fill)" />
      <circle cx="45.7" cy="95.6" r="1.67" fill="var(--plate-fill)" />
      <circle cx="52.0" cy="84.8" r="1.67" fill="var(--plate-fill)" />
      <circle cx="66" cy="66" r="8" fill="var(--plate-fill)" />
      <circle cx="66" cy="66" r="3.5" fill="var(--plate-accent)" />
    </Plate>
  )
}
