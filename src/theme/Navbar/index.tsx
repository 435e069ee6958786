export {Navbar as default} from '../../features/shell/Navbar';
