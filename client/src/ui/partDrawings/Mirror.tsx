import { Plate, type PlateProps } from './Plate'

export function Mirror(props: PlateProps) {
  return (
    <Plate {...props}>
      <path
        d="M20 34c0-10 8-16 18-16h54c10 0 16 7 16 17v26c0 12-8 19-20 19H46c-16 0-26-8-26-20Z"
        fill="var(--plate-fill)"
      />
      <path
        d="M29 37c0-7 5-11 12-11h48c7 0 11 5 11 11v22c0 8-5 12-13 12H47c-12 0-18-5-18-13Z"
        fill="var(--plate-shade)"
      />
      <path d="M38 56 56 30M48 62 74 28" />
      <path d="M40 79 34 100H18l-4-10 16-24" fill="var(--plate-fill)" />
      <path d="M22 100v4h10v-4" fill="var(--plate-shade)" />
      <path d="M92 71l8-12" />
      <rect x="22" y="88" width="6" height="3" rx="1" fill="var(--plate-accent)" />
    </Plate>
  )
}
