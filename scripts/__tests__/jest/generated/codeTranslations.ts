/** No translations: tests read the French of the source. */
export default {};
