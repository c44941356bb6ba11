import { testAccessibility } from './accessibility-checks';

// Phones have the same colours.
testAccessibility('dark');
