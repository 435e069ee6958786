export {CookieBanner as default} from '../../features/consent';
