/* In place of part.ts in the browser's bundle (plugins/browser-bundle): its code comes later. */
import {deferred} from '../../components/Island/deferred';

export default deferred(async () => (await import('./Newsletter')).default);
