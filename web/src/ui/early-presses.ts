/** Clicks before hydration are recorded and replayed. Typed text stays while the fields are uncontrolled. */
declare global {
  interface Window {
    earlyPresses?: () => HTMLElement[]
  }
}

/** Runs in the head. Preventing the press of a submit button also stops native submission. */
export const EARLY_PRESSES_SCRIPT =
  '(()=>{const kept=[],keep=e=>{const b=e.target.closest("button");if(b){e.preventDefault();if(!kept.includes(b))kept.push(b)}};' +
  'addEventListener("click",keep,true);window.earlyPresses=()=>{removeEventListener("click",keep,true);return kept}})()'

export function repeatEarlyPresses(): void {
  const pressed = window.earlyPresses?.() ?? []
  delete window.earlyPresses
  for (const button of pressed) if (button.isConnected) button.click()
}
