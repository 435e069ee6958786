/** Where the page's own small script keeps it (plugins/page-data/late.ts). */
export const EARLY_PRESS = 'earlyPress';

/** A form's own button is none of them: the browser sends the form. */
export const PRESSABLE = 'button[type="button"]';

declare global {
  interface Window {
    [EARLY_PRESS]?: HTMLButtonElement | null;
  }
}

/**
 * Presses the button again, once, that was pressed last while the page had no scripts to
 * answer.
 */
export function pressAgain(): void {
  const button = window[EARLY_PRESS];
  // It is kept from the first click on: later ones are answered.
  document.onclick = null;
  delete window[EARLY_PRESS];
  if (button?.isConnected) button.click();
}
