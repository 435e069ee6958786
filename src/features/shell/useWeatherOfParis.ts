import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {publishWeather} from '../../hooks/useWeather';
import {useLocale} from '../page';
import type {WeatherConfig} from '../weather';

/** Every page has a shell of its own; the weather is asked by the first. */
let asked = false;

/** Safari has no requestIdleCallback; by then, in ms, its first view is done. */
const IDLE_FALLBACK = 2000;

/**
 * Asks for the weather when the browser is idle, if the build has a key. Without
 * one, neither the code nor the service is called.
 */
export function useWeatherOfParis(): void {
  const config = useDocusaurusContext().siteConfig.customFields?.weather as
    WeatherConfig | undefined;
  const locale = useLocale();
  useEffect(() => {
    if (!config || asked) return;
    asked = true;
    const ask = () => {
      import('../weather')
        .then(({loadWeather}) => loadWeather(config, locale))
        .then((weather) => weather && publishWeather(weather))
        // The chunk did not come: the default sentence stays (specification, section 8).
        .catch(() => undefined);
    };
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(ask);
    } else {
      setTimeout(ask, IDLE_FALLBACK);
    }
  }, [config, locale]);
}
