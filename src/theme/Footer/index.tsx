export {Footer as default} from '../../features/shell/Footer';
