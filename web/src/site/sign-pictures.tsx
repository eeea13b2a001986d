import type { ReactNode } from 'react'
import styles from './sign.module.css'

const LINES = { fill: 'none', stroke: 'var(--ch-ink)', strokeWidth: 1.4, strokeLinecap: 'round' } as const

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 220" className={styles.picture} aria-hidden="true">
      <path
        d="M6 188C30 160 108 154 176 158 250 162 330 146 394 176 402 202 318 214 200 215 90 216-6 210 6 188Z"
        fill="var(--ch-dew)"
      />
      <path
        d="M26 194C100 174 170 176 236 187 300 197 340 192 378 182"
        {...LINES}
        strokeDasharray="2 7"
        opacity="0.6"
      />
      {children}
    </svg>
  )
}

export function MownGreen() {
  return (
    <Scene>
      {[0, 1, 2, 3].map((i) => (
        <path
          key={i}
          d={`M${36 + i * 42} ${185 - i * 5}C${60 + i * 42} ${176 - i * 5} ${84 + i * 42} ${174 - i * 4} ${104 + i * 42} ${176 - i * 3}`}
          stroke="var(--ch-fairway)"
          strokeWidth="7"
          strokeLinecap="round"
          fill="none"
          opacity={0.16 + i * 0.07}
        />
      ))}
      <g {...LINES}>
        <ellipse cx="286" cy="170" rx="62" ry="5" fill="var(--ch-ink)" stroke="none" opacity="0.12" />
        <circle cx="258" cy="152" r="17" fill="var(--ch-raised)" />
        <circle cx="258" cy="152" r="6" fill="var(--ch-raised)" />
        <circle cx="318" cy="156" r="13" fill="var(--ch-raised)" />
        <circle cx="318" cy="156" r="4.500" fill="var(--ch-raised)" />
        <path d="M246 140V122q0-8 8-8h46q10 0 14 10l7 18Z" fill="var(--ch-raised)" />
        <path d="M262 114V96h30M292 96l-6 18M268 128h32" />
        <path d="M224 160q4-18 22-20" />
      </g>
      <g strokeLinecap="round">
        <path d="M204 172 246 40" stroke="var(--ch-ink)" strokeWidth="2.2" fill="none" />
        <path d="M246 40 282 56 238.500 66Z" fill="var(--ch-flag)" stroke="var(--ch-flag)" strokeLinejoin="round" />
      </g>
      <ellipse cx="186" cy="176" rx="9" ry="3" fill="var(--ch-ink)" opacity="0.5" />
    </Scene>
  )
}

export function ShutGate() {
  return (
    <Scene>
      <path
        d="M346 18a26 26 0 1 0 22 40 21 21 0 0 1-22-40Z"
        fill="var(--ch-sand)"
        stroke="var(--ch-ink)"
        strokeWidth="1.2"
      />
      <g {...LINES}>
        <ellipse cx="200" cy="178" rx="118" ry="6" fill="var(--ch-ink)" stroke="none" opacity="0.12" />
        <path d="M92 176V92h24v84ZM284 176V92h24v84Z" fill="var(--ch-raised)" />
        <path d="M88 92h32v-8H88ZM280 92h32v-8h-32Z" fill="var(--ch-raised)" />
        <circle cx="104" cy="76" r="8" fill="var(--ch-sand)" />
        <circle cx="296" cy="76" r="8" fill="var(--ch-sand)" />
        <path d="M116 168h168M116 116C150 96 182 92 200 92s50 4 84 24" />
        {[132, 149, 166, 183, 200, 217, 234, 251, 268].map((x) => (
          <path key={x} d={`M${x} 168V${92 + ((x - 200) / 84) ** 2 * 24}`} />
        ))}
        <path d="M193 134h14v18h-14ZM196 134v-6a4 4 0 0 1 8 0v6" fill="var(--ch-raised)" strokeWidth="1.8" />
      </g>
    </Scene>
  )
}

export function LostSignpost() {
  return (
    <Scene>
      <g {...LINES}>
        <ellipse cx="206" cy="178" rx="40" ry="5" fill="var(--ch-ink)" stroke="none" opacity="0.12" />
        <path d="M200 178V44" strokeWidth="5" />
        <path d="M200 58h64l16 13-16 13h-64Z" fill="var(--ch-raised)" />
        <path d="M200 92h-58l-16 12 16 13h58Z" fill="var(--ch-raised)" transform="rotate(-5 200 104)" />
        <path d="M200 126h46l14 11-14 11h-46Z" fill="var(--ch-raised)" transform="rotate(8 200 137)" />
        <path d="M216 71h36M152 105h36M214 138h24" opacity="0.4" strokeDasharray="6 5" />
      </g>
      <path d="M193 40q7-12 14 0-2 5-7 5t-7-5Z" fill="var(--ch-flag)" />
      <g {...LINES}>
        <circle cx="300" cy="166" r="9" fill="var(--ch-raised)" />
        <path d="M297 163h.1M302 162h.1M299 168h.1" />
        <path d="M60 170q4-14 8-2 3-16 8 0 4-12 7 1M332 160q4-14 8-2 3-16 8 0" stroke="var(--ch-fairway)" />
      </g>
    </Scene>
  )
}

export function LostBall() {
  return (
    <Scene>
      <path
        d="M44 92C104 26 186 24 232 78"
        {...LINES}
        stroke="var(--ch-fairway)"
        strokeWidth="1.8"
        strokeDasharray="5 7"
      />
      <path d="M240 86l10 10M250 86l-10 10" {...LINES} stroke="var(--ch-flag)" strokeWidth="2.4" />
      <g {...LINES}>
        <ellipse cx="252" cy="172" rx="36" ry="5" fill="var(--ch-ink)" stroke="none" opacity="0.12" />
        <circle cx="252" cy="156" r="14" fill="var(--ch-raised)" />
        <path d="M246 151h.1M253 149h.1M250 157h.1M258 156h.1M253 163h.1" strokeWidth="2" />
      </g>
      {[214, 226, 238, 250, 262, 274, 286].map((x, i) => (
        <path
          key={x}
          d={`M${x} 178q${i % 2 ? 6 : -5}-${16 + ((i * 7) % 13)} ${i % 2 ? 2 : -2}-${26 + ((i * 5) % 11)}`}
          {...LINES}
          stroke="var(--ch-fairway)"
          strokeWidth="2"
        />
      ))}
    </Scene>
  )
}
