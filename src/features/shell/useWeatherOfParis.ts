import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {publishWeather} from '../../hooks/useWeather';
import {whenIdle} from '../../lib/whenIdle';
import {useLocale} from '../page';
import type {WeatherConfig} from '../weather';

/** The frame of a page that has crashed is another one; the weather is asked once. */
let asked = false;

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
    whenIdle(() => {
      import('../weather')
        .then(({loadWeather}) => loadWeather(config, locale))
        .then((weather) => weather && publishWeather(weather))
        // The chunk did not come: the default sentence stays (specification, section 8).
        .catch(() => undefined);
    });
  }, [config, locale]);
}
