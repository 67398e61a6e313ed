import { type Breakpoint, densitySources, type ImagePath } from '#core/site/images.ts'

/** Pictures that `app/drawings/make-images.ts` rendered from the drawings, with their own sizes. */
const pictures = {
  housing: { source: '/images/stambeni-kredit.png', width: 1760, height: 1680 },
  cash: { source: '/images/kes-kredit.png', width: 1760, height: 1680 },
  car: { source: '/images/auto-kredit.png', width: 1760, height: 1680 },
  belgrade: { source: '/images/beograd.png', width: 3200, height: 624 },
} as const satisfies Record<string, { source: ImagePath; width: number; height: number }>

export type PictureName = keyof typeof pictures

type PictureProps = {
  name: PictureName
  /** The widest it is shown at: the image proxy makes it this wide, and twice as wide for dense screens. */
  upTo: Breakpoint
  /** The one picture of the first screen; every other waits until it is scrolled to. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture from the image proxy; decoration, so it has no words. */
export function Picture({ name, upTo, isFirst, className }: PictureProps) {
  const { source, width, height } = pictures[name]
  return (
    <img
      {...densitySources(source, upTo)}
      width={width}
      height={height}
      alt=""
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  )
}
