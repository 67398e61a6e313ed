import styles from './skyline.module.css'

type SkylineProps = {
  /** Looked at from the other bank: the bridge stands on the left. */
  isMirrored?: boolean
  /** `lazy` below the first screen. */
  loading: 'eager' | 'lazy'
}

/**
 * Roofs of Belgrade, the Sava and the bridge at Ada, as wide as the page: both banks go on for screens of up to 3600 px,
 * where a drawing stretched to them would lose its roofs. One file for every place it stands in, kept by the browser, so
 * the drawing is not in the first bytes of any page.
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
