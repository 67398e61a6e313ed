import { CarShape } from './car.tsx'

type DrawingProps = { className?: string | undefined }

/** Two houses: the housing loan's small picture. */
export function HousesPicture({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 150 112" aria-hidden="true">
      <path fill="#bfd8ce" d="M65 20h12v34H65z" />
      <path fill="#fff" d="M16 60h72v52H16z" />
      <path fill="#db7a54" d="m10 60 14.4-34h55.200L94 60z" />
      <path fill="#5e9b8b" d="M27.5 74h12v14h-12zM64.5 74h12v14h-12z" />
      <path fill="#0f3d37" d="M42 112V92a10 10 0 0 1 20 0v20z" />
      <path fill="#dce9e3" d="M96 38h44v74H96z" />
      <path fill="#8fb9ac" d="M96 38V8l44 30z" />
      <path fill="#1a6b5e" d="M103 52h8v14.700h-8zM125 52h8v14.700h-8zM103 81h8v14.700h-8z" />
      <path fill="#f7bf3c" d="M125 81h8v14.700h-8z" />
    </svg>
  )
}

/** A car on a hill road: the car loan's small picture. */
export function CarPicture({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 170 112" aria-hidden="true">
      <path fill="#5e9b8b" d="M0 112a85 66 0 0 1 170 0z" />
      <path fill="#125247" d="M78 46h16l14 66H62z" />
      <path stroke="#fff" strokeWidth="3" strokeDasharray="9 8" d="M86 52v52" />
      <g transform="translate(34 52) scale(0.42)">
        <CarShape body="#c4552f" />
      </g>
      <path fill="#1a6b5e" d="m134 62 12 26h-24zM22 66l11 24H11z" />
    </svg>
  )
}

/** Banknotes and coins: the cash loan's small picture. */
export function CashPicture({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 150 112" aria-hidden="true">
      <g transform="rotate(-10 70 80)">
        <rect x="14" y="44" width="104" height="54" rx="6" fill="#1a6b5e" />
        <circle cx="66" cy="71" r="16" fill="#bfd8ce" />
      </g>
      <g transform="rotate(4 70 80)">
        <rect x="24" y="54" width="104" height="54" rx="6" fill="#5e9b8b" />
        <path fill="#bfd8ce" d="M32 62h10v10H32zM110 90h10v10h-10z" />
        <circle cx="76" cy="81" r="16" fill="#dce9e3" />
      </g>
      <rect x="106" y="96" width="38" height="11" rx="5" fill="#e9ac1b" />
      <rect x="106" y="83" width="38" height="11" rx="5" fill="#f7bf3c" />
      <rect x="106" y="70" width="38" height="11" rx="5" fill="#e9ac1b" />
    </svg>
  )
}
