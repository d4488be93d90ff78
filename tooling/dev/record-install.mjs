import { recordInstall } from './installation.mjs';

recordInstall();
