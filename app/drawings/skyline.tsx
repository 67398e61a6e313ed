import styles from './skyline.module.css'

type SkylineProps = {
  /** Seen from the other bank, with the bridge on the left. */
  isMirrored?: boolean
}

/**
 * Roofs of Belgrade, the Sava and the bridge at Ada, as wide as the page: both banks extend to screens of 3600 px,
 * because stretching a narrower drawing would crop its roofs. A single cached file, so no page carries the drawing; and
 * a background, because it is decoration, not one of the pictures that come through the proxy (specification §1.8).
 */
export function Skyline({ isMirrored }: SkylineProps) {
  return <div className={styles.skyline} data-mirrored={isMirrored || undefined} />
}
