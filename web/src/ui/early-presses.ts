/**
 * On a slow device the page can be seen and pressed before its scripts run. Presses of buttons made in that time are
 * kept, and done when the page is ready. What was typed is kept by the fields, as long as these are uncontrolled.
 */
declare global {
  interface Window {
    earlyPresses?: () => HTMLElement[]
  }
}

/** Runs in the head. A prevented press of a submit button also keeps the browser from sending the form by itself. */
export const EARLY_PRESSES_SCRIPT =
  '(()=>{const kept=[],keep=e=>{const b=e.target.closest("button");if(b){e.preventDefault();if(!kept.includes(b))kept.push(b)}};' +
  'addEventListener("click",keep,true);window.earlyPresses=()=>{removeEventListener("click",keep,true);return kept}})()'

export function repeatEarlyPresses(): void {
  const pressed = window.earlyPresses?.() ?? []
  delete window.earlyPresses
  for (const button of pressed) if (button.isConnected) button.click()
}
