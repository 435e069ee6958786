export {default} from '../../features/newsletter/Newsletter';
