const STAKES = [
  [60, 250],
  [118, 214],
  [180, 186],
  [248, 168],
  [318, 160],
] as const

export default function OutOfBounds({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 320" className={className} aria-hidden="true">
      <g fill="none" stroke="var(--ch-ink)" strokeWidth="1.4">
        <path d="M20 276C90 228 170 186 270 170 320 162 360 160 392 160" strokeDasharray="2 7" />
        {STAKES.map(([x, y]) => (
          <g key={x}>
            <ellipse cx={x + 6} cy={y + 2} rx="9" ry="3" fill="var(--ch-ink)" stroke="none" opacity="0.16" />
            <rect x={x - 4} y={y - 58} width="8" height="60" rx="2" fill="var(--ch-raised)" />
          </g>
        ))}
        <path d="M96 84C190 10 284 96 306 244" stroke="var(--ch-fairway)" strokeWidth="1.8" strokeDasharray="5 7" />
        <ellipse cx="311" cy="262" rx="13" ry="4" fill="var(--ch-ink)" stroke="none" opacity="0.2" />
        <circle cx="306" cy="252" r="11" fill="var(--ch-raised)" />
        <path d="M301 248h.1M307 246h.1M304 253h.1M310 252h.1M306 258h.1" strokeLinecap="round" />
      </g>
    </svg>
  )
}
