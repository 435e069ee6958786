import {useEffect, useRef} from 'react';
import {hasStoredChoice, useConsent} from '../../hooks/useConsent';

/**
 * Clears what a third party stored for this origin as soon as consent no longer
 * stands: withdrawn here or in another tab, or too old.
 */
export function useForgetting(): void {
  const answer = useConsent('maps');
  const before = useRef(answer);
  useEffect(() => {
    const withdrawn = before.current === 'granted' && answer !== 'granted';
    const expired = before.current === 'unknown' && answer === 'unasked' && hasStoredChoice();
    if (withdrawn || expired) {
      // A failure to load it leaves the service closed all the same.
      import('./forget').then(
        ({forgetThirdParties}) => forgetThirdParties(),
        () => undefined,
      );
    }
    before.current = answer;
  }, [answer]);
}
