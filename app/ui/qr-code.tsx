import { useEffect, useMemo, useState } from 'react'

type Encode = typeof import('uqr').encode

type QrCodeProps = {
  /** Undefined until it is to be seen: encoding takes a slow phone a tenth of a second. */
  text: string | undefined
  label: string
  className?: string | undefined
}

/** A QR code as SVG; the encoder is loaded only with one. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const encode = useEncoder()
  const modules = useMemo(
    () => (text === undefined ? undefined : encode?.(text, { ecc: 'M', border: 2 }).data),
    [encode, text],
  )
  const size = modules?.length ?? 1
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      {modules && <path d={darkModules(modules)} fill="#000" />}
    </svg>
  )
}

/** Undefined until it is loaded. */
function useEncoder(): Encode | undefined {
  const [encode, setEncode] = useState<Encode>()
  useEffect(() => {
    import('uqr').then(
      (loaded) => setEncode(() => loaded.encode),
      // The link beside it remains. Later, as a page that is being left aborts its loads before the next one is there.
      (error: unknown) => void setTimeout(console.error, 3000, '[kreditokaz] QR code not drawn:', error),
    )
  }, [])
  return encode
}

function darkModules(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
