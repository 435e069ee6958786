export {ContactBlock as default} from '../../features/contact';
