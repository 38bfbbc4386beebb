import { checkRoutesOf, checkTable } from '../world/every-screen.ts';

checkTable();
checkRoutesOf('visitors');
