/** Banknotes in a wallet between two columns of coins: the cash loan. */
export function Wallet() {
  return (
    <svg viewBox="0 0 440 420" aria-hidden="true">
      <path fill="#bfd8ce" d="M88 400V158a126 126 0 0 1 252 0v242z" />
      <path fill="#dce9e3" d="M112 400V160a102 102 0 0 1 204 0v240z" />
      <Banknote at="translate(150 238) rotate(-24)" paper="#5e9b8b" print="#bfd8ce" />
      <Banknote at="translate(282 236) rotate(20)" paper="#8fb9ac" print="#dce9e3" />
      <Banknote at="translate(214 214) rotate(-3)" paper="#1a6b5e" print="#bfd8ce" />
      {/* Wallet */}
      <path
        fill="#a9442a"
        d="M92 258h252a14 14 0 0 1 14 14v114a14 14 0 0 1-14 14H92a14 14 0 0 1-14-14V272a14 14 0 0 1 14-14z"
      />
      <path
        fill="#c4552f"
        d="M92 276h252a14 14 0 0 1 14 14v96a14 14 0 0 1-14 14H92a14 14 0 0 1-14-14v-96a14 14 0 0 1 14-14z"
      />
      <path
        fill="none"
        stroke="#f2a587"
        strokeWidth="2.5"
        strokeDasharray="8 7"
        strokeLinecap="round"
        d="M92 288h252M92 388h252"
      />
      <path fill="#8a3520" d="M280 312h78v52h-78a26 26 0 0 1 0-52z" />
      <circle cx="286" cy="338" r="11" fill="#f7bf3c" />
      <circle cx="286" cy="338" r="5" fill="#e9ac1b" />
      <rect x="20" y="400" width="412" height="12" rx="4" fill="#125247" />
      <Coins x={24} count={4} />
      <Coins x={366} count={6} />
      {/* One coin on its way in. */}
      <circle cx="332" cy="120" r="27" fill="#e9ac1b" />
      <circle cx="328" cy="117" r="27" fill="#f7bf3c" />
      <circle cx="328" cy="117" r="19" fill="none" stroke="#e9ac1b" strokeWidth="4" />
    </svg>
  )
}

type BanknoteProps = { at: string; paper: string; print: string }

function Banknote({ at, paper, print }: BanknoteProps) {
  return (
    <g transform={at}>
      <rect x="-62" y="-138" width="124" height="230" rx="9" fill={paper} />
      <rect x="-50" y="-126" width="100" height="206" rx="4" fill="none" stroke={print} strokeWidth="3" />
      <circle cy="-56" r="34" fill={print} />
      <circle cy="-66" r="11" fill={paper} />
      <path fill={paper} d="M-20-32a20 18 0 0 1 40 0z" />
      <path fill={print} d="M-40-116h18v18h-18zM22-116h18v18H22zM-34 4h68v6h-68zM-34 18h44v6h-44z" />
    </g>
  )
}

/** A column of coins standing on the ground. */
function Coins({ x, count }: { x: number; count: number }) {
  const levels = Array.from({ length: count }, (_, level) => ({ level, isBright: level % 2 === 1 }))
  return levels.map(({ level, isBright }) => (
    <g key={level} transform={`translate(${x + (level % 3 === 1 ? 4 : 0)} ${382 - level * 18})`}>
      <rect width="58" height="17" rx="7" fill={isBright ? '#f7bf3c' : '#e9ac1b'} />
      <path
        stroke={isBright ? '#e9ac1b' : '#c98f10'}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M14 5v7M24 5v7M34 5v7M44 5v7"
      />
    </g>
  ))
}
