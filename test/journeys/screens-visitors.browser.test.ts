import { checkRoutesOf, checkTables } from '../world/every-screen.ts';

checkTables();
checkRoutesOf('visitors');
