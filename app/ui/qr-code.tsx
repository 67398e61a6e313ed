import { useEffect, useState } from 'react'

/** A QR code as SVG; the encoder is loaded only when one is shown. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const [modules, setModules] = useState<boolean[][]>()
  useEffect(() => {
    let isCurrent = true
    import('uqr').then(
      ({ encode }) => isCurrent && setModules(encode(text, { ecc: 'M', border: 2 }).data),
      (error: unknown) => console.error('[kreditokaz] QR code not drawn:', error), // the link beside it remains
    )
    return () => {
      isCurrent = false
    }
  }, [text])

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

function darkModules(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
