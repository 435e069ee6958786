/** In development only. */
export {HandbookPage as default} from '../../features/handbook';
