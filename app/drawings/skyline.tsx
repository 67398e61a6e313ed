import styles from './skyline.module.css'

type SkylineProps = {
  /** Seen from the other bank, with the bridge on the left. */
  isMirrored?: boolean
  /** `lazy` below the first screen. */
  loading: 'eager' | 'lazy'
}

/**
 * Roofs of Belgrade, the Sava and the bridge at Ada, as wide as the page: both banks extend to screens of 3600 px,
 * because stretching a narrower drawing would crop its roofs. A single cached file, so no page carries the drawing.
 */
export function Skyline({ isMirrored, loading }: SkylineProps) {
  return (
    <img
      className={styles.skyline}
      data-mirrored={isMirrored || undefined}
      src="/drawings/city.svg"
      width="3600"
      height="312"
      alt=""
      loading={loading}
      decoding="async"
    />
  )
}
