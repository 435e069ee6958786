/** In development only. */
export {HandbookLayout as default} from '../../../features/handbook';
