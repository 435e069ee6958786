/** What scripts/measure-navigation.mjs leaves in the page that it measures, in ms since the click. */
interface Window {
  navigationTimes: Promise<{heading: number; paint: number}>;
}
