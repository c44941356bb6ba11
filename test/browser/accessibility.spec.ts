import { testAccessibility } from './accessibility-checks';

testAccessibility('light');
